import { createRoot } from 'react-dom/client'
import { MockPanel } from './parts/mock-panel.tsx'
import { resumeMock } from './parts/mock-sign-in.ts'

/**
 * Mock authentication with its panel. Only a development build may import this file, and only behind
 * `import.meta.env.DEV`, so that a production build holds none of it.
 */
export async function startMockAuth(): Promise<void> {
  await resumeMock()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<MockPanel />)
}
