import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { Tone } from '../tone/tone.ts'
import { drawWaveform, type ToneSpan } from './draw-waveform.ts'

type Props = {
  /** 0…1 each, evenly spread over the time line. */
  peaks: readonly number[]
  label: string
  /** How far it has played, 0…1; absent when it is not a player. */
  position?: number | undefined
  onScrub?: ((position: number) => void) | undefined
  scrubValueText?: ((position: number) => string) | undefined
  /** How far an arrow key moves, 0…1. */
  scrubStep?: number | undefined
  /** Marked parts, pauses for instance. */
  spans?: readonly ToneSpan[] | undefined
  tone?: Tone | undefined
  heightPx?: number | undefined
  /** How many peaks a full line holds, while recording. */
  capacity?: number | undefined
}

const noSpans: readonly ToneSpan[] = []

/** Redraws when what is shown, the width or the theme changes. */
function useDrawing(draw: (canvas: HTMLCanvasElement) => void, changes: readonly unknown[]) {
  const ref = useRef<HTMLCanvasElement>(null)
  const redraw = useEffectEvent(() => {
    if (ref.current) draw(ref.current)
  })
  useEffect(() => {
    const sizes = new ResizeObserver(() => redraw())
    if (ref.current) sizes.observe(ref.current)
    const theme = new MutationObserver(() => redraw())
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      sizes.disconnect()
      theme.disconnect()
    }
  }, [])
  useEffect(() => {
    redraw()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller lists what the picture depends on
  }, changes)
  return ref
}

function useScrubbing({ position = 0, onScrub, scrubValueText, scrubStep = 0.02, label }: Props) {
  if (!onScrub) return { role: 'img', 'aria-label': label }
  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return Math.min(1, Math.max(0, (event.clientX - box.left) / Math.max(1, box.width)))
  }
  const keys = new Map([
    ['ArrowLeft', position - scrubStep],
    ['ArrowDown', position - scrubStep],
    ['ArrowRight', position + scrubStep],
    ['ArrowUp', position + scrubStep],
    ['Home', 0],
    ['End', 1],
  ])
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(position * 100),
    'aria-valuetext': scrubValueText?.(position),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      onScrub(at(event))
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onScrub(at(event))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = keys.get(event.key)
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      onScrub(Math.min(1, Math.max(0, next)))
    },
  }
}

/** Sound as bars on a canvas. Time runs from left to right in every language. */
export function Waveform(props: Props) {
  const { peaks, position, spans = noSpans, tone = 'brand', heightPx = 46, capacity, onScrub } = props
  const drawing = { peaks, capacity, position, spans, tone }
  const ref = useDrawing((canvas) => drawWaveform(canvas, drawing), [peaks, capacity, position, spans, tone])
  const scrubbing = useScrubbing(props)
  return (
    <div
      {...scrubbing}
      dir="ltr"
      className={classNames('w-full min-w-0 touch-none rounded-lg', onScrub && 'cursor-pointer')}
      style={{ height: heightPx }}
    >
      <canvas ref={ref} aria-hidden className="block size-full" />
    </div>
  )
}
