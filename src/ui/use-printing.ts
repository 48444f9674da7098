import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being printed; what is only for paper is drawn in time for it, and not before. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const show = (isOn: boolean) => flushSync(() => setIsPrinting(isOn))
    const onBefore = () => show(true)
    const onAfter = () => show(false)
    const onMedia = () => show(paper.matches)
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    paper.addEventListener('change', onMedia)
    return () => {
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
      paper.removeEventListener('change', onMedia)
    }
  }, [])
  return isPrinting
}
