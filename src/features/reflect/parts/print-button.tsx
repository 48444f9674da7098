import { Button } from '#ui/button.tsx'

/** Opens the browser's own print, from where the page can also be kept as a PDF. */
export function PrintButton({ children = 'Print' }: { children?: string }) {
  return <Button onClick={() => window.print()}>{children}</Button>
}
