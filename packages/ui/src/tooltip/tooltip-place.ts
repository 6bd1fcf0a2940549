type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const gap = 6
const margin = 8

/** Where a tooltip stands: centred below its control, above it where there is no room, and never outside the window. All in px. */
export function tooltipPlace(control: Box, tip: Size, view: Size): { left: number; top: number } {
  const below = control.top + control.height + gap
  const hasRoomBelow = below + tip.height + margin <= view.height
  const centred = control.left + control.width / 2 - tip.width / 2
  return {
    left: Math.max(margin, Math.min(centred, view.width - tip.width - margin)),
    top: hasRoomBelow ? below : Math.max(margin, control.top - gap - tip.height),
  }
}
