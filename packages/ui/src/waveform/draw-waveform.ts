import type { Tone } from '../tone/tone.ts'
import { barsOf, isWithin, type Span } from './waveform-bars.ts'

export type ToneSpan = Span & { tone: Tone }

export type Drawing = {
  peaks: readonly number[]
  capacity: number | undefined
  position: number | undefined
  spans: readonly ToneSpan[]
  tone: Tone
}

const barWidth = 3
const barGap = 2

function fillBar(context: CanvasRenderingContext2D, x: number, height: number, middle: number): void {
  context.beginPath()
  context.roundRect(x, middle - height / 2, barWidth, height, barWidth / 2)
  context.fill()
}

/** Draws bars in the colours of the theme: the played part in its tone, the rest and what is still to be recorded in grey, marked parts on a soft ground. */
export function drawWaveform(canvas: HTMLCanvasElement, drawing: Drawing): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = window.devicePixelRatio || 1
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim() || 'currentColor'
  const foreground = (tone: Tone) => colour(tone === 'neutral' ? 'ink-3' : tone)
  for (const span of drawing.spans) {
    context.fillStyle = colour(span.tone === 'neutral' ? 'sunken' : `${span.tone}-soft`)
    context.beginPath()
    context.roundRect(span.start * width, 0, Math.max(barWidth, (span.end - span.start) * width), height, 4)
    context.fill()
  }
  const count = Math.floor((width + barGap) / (barWidth + barGap))
  const bars = barsOf(drawing.peaks, count, drawing.capacity)
  const step = count > 1 ? (width - barWidth) / (count - 1) : 0
  bars.forEach((peak, bar) => {
    const mark = drawing.spans.find((span) => isWithin(bar, count, span))
    const isPlayed = drawing.position === undefined || isWithin(bar, count, { start: 0, end: drawing.position })
    context.fillStyle = peak !== null && isPlayed ? foreground(mark?.tone ?? drawing.tone) : colour('line-strong')
    fillBar(context, bar * step, peak === null ? barWidth : Math.max(barWidth, peak * height), height / 2)
  })
}
