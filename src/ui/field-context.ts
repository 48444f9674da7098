import { createContext, use } from 'react'

export interface FieldWiring {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes a control takes over from the <Field> around it; none when it stands alone. */
export function useFieldWiring(): { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const wiring = use(FieldContext)
  if (!wiring) return {}
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.isInvalid || undefined,
  }
}
