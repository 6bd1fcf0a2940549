import { type ReactNode, useEffect, useRef } from 'react'
import { ValueAxis, ValueLines } from '../chart/value-axis.tsx'
import { layOut, pathOf, type MelodyWord } from './lay-out.ts'

export type { MelodyWord }

type Props = {
  words: readonly MelodyWord[]
  /** Says what the picture shows, for screen readers. */
  label: string
  texts: { mine: string; model: string; semitones: (value: string) => string; scroll: string }
  selectedId?: string | null | undefined
  onSelect?: ((id: string) => void) | undefined
}

const HEIGHT = 150
const LABELS = 26

/** Two melodies over the same words, each word as wide as both. Time runs from left to right in every language. */
export function MelodyChart({ words, label, texts, selectedId = null, onSelect }: Props) {
  const { slots, width, ticks, yOf } = layOut(words, HEIGHT)
  const scroller = useScrollTo(slots.find(({ word }) => word.id === selectedId)?.x)
  const hasModel = words.some(({ model }) => model.length > 0)
  return (
    <figure dir="ltr" className="min-w-0">
      <div className="flex">
        <ValueAxis ticks={ticks} yOf={yOf} width={34} height={HEIGHT + LABELS} format={signed} />
        <div
          ref={scroller}
          role="region"
          aria-label={texts.scroll}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          className="min-w-0 flex-1 overflow-x-auto pb-1"
        >
          <svg role="img" aria-label={label} width={width} height={HEIGHT + LABELS} className="block text-[0.8125rem]">
            <ValueLines ticks={ticks} yOf={yOf} />
            {slots.map(({ word, x, width: slot }) => (
              <g key={word.id} onClick={() => onSelect?.(word.id)} className={onSelect ? 'cursor-pointer' : ''}>
                <rect
                  {...{ x, width: slot }}
                  y={0}
                  height={HEIGHT + LABELS}
                  rx={6}
                  className={word.id === selectedId ? 'fill-brand-soft' : 'fill-transparent'}
                />
                <path d={pathOf(word.model, x, slot, yOf)} className="fill-none stroke-ink-3" {...modelLine} />
                <path d={pathOf(word.mine, x, slot, yOf)} className="fill-none stroke-speaking" {...myLine} />
                <text x={x + slot / 2} y={HEIGHT + 18} textAnchor="middle" className="fill-ink-2">
                  {word.label}
                </text>
              </g>
            ))}
          </svg>
        </div>
      </div>
      <figcaption aria-hidden className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] text-ink-2">
        <Key text={texts.mine} line={<path d="M1 6h22" className="stroke-speaking" {...myLine} />} />
        {hasModel ? (
          <Key text={texts.model} line={<path d="M1 6h22" className="stroke-ink-3" {...modelLine} />} />
        ) : null}
        <span className="text-ink-3">{texts.semitones(`${signed(ticks[0] ?? 0)} … ${signed(ticks.at(-1) ?? 0)}`)}</span>
      </figcaption>
    </figure>
  )
}

const signed = (tick: number) => (tick > 0 ? `+${tick}` : String(tick).replace('-', '−'))

/** Brings a place of the chart into view, with what leads to it. */
function useScrollTo(x: number | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = scroller
    if (current && x !== undefined) current.scrollLeft = x - current.clientWidth / 3
  }, [x])
  return scroller
}

const myLine = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const modelLine = { strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', strokeDasharray: '1 5' } as const

function Key({ text, line }: { text: string; line: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width={24} height={12}>
        {line}
      </svg>
      {text}
    </span>
  )
}
