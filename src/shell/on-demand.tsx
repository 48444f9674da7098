import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactElement,
  useEffect,
  useState,
} from 'react'
import { toast } from '#ui/toast/use-toast.ts'

type Trigger = ReactElement<ComponentProps<'button'>>
type Panel = ComponentType<{ trigger: Trigger }>

export interface OnDemandProps {
  /** Fetches the panel: it takes over the trigger and is open from its first moment, because it was asked for. */
  load: () => Promise<{ default: Panel }>
  trigger: Trigger
}

/** When menus are fetched that nobody has asked for yet; then they open without a connection, too. */
const quietAfterMs = 2_000

/**
 * A button whose menu or panel is not part of the first script. It is fetched in a quiet moment or when it is wanted;
 * when it cannot be, the button says so and stays.
 */
export function OnDemand({ load, trigger }: OnDemandProps) {
  const [panel, setPanel] = useState<Panel | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), quietAfterMs)
    return () => clearTimeout(timer)
  }, [load])

  async function open() {
    try {
      const { default: loaded } = await load()
      setPanel(() => loaded)
    } catch {
      toast({ title: 'This needs a connection', description: 'Try again when the server can be reached.' })
    }
  }

  if (panel) return createElement(panel, { trigger })
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: () => void load().catch(() => {}),
    onClick: () => void open(),
  })
}
