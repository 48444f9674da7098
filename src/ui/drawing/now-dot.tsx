/** Where now is on a drawing: the one warm dot of a screen, of the same size at every width. Both shares are of the frame. */
export function NowDot({ x, y }: { x: number; y: number }) {
  return (
    <span
      className="absolute grid size-7 -translate-1/2 place-items-center rounded-full bg-dawn/25 low-stim:bg-transparent"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      <span className="size-3 rounded-full bg-dawn forced-colors:bg-[CanvasText]" />
    </span>
  )
}
