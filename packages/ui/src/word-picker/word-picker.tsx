import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { untranslated } from '../untranslated/untranslated.ts'

export type WordPickerTexts = {
  label: string
  /** How to move and choose with the keyboard. */
  instructions: string
}

type Props = {
  words: readonly string[]
  /** Places of the chosen words, counted from 0. */
  value: readonly number[]
  onChange: (places: number[]) => void
  isDisabled?: boolean | undefined
  texts: WordPickerTexts
}

/**
 * A running text whose words are chosen by pressing them. It is one stop of the Tab key: the arrow keys, Home and End
 * move from word to word, Space and Enter choose. `onChange` gets the places in the order of the text.
 */
export function WordPicker({ words, value, onChange, isDisabled = false, texts }: Props) {
  const [current, setCurrent] = useState(0)
  const group = useRef<HTMLDivElement>(null)
  const instructionsId = useId()
  const move = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, current, words.length)
    if (to === null) return
    // Also keeps the key from the player of the page, which seeks by it.
    event.preventDefault()
    setCurrent(to)
    group.current?.querySelectorAll('button')[to]?.focus()
  }
  const toggle = (place: number) => {
    setCurrent(place)
    const others = value.filter((each) => each !== place)
    onChange((value.includes(place) ? others : [...others, place]).toSorted((a, b) => a - b))
  }
  return (
    <div>
      {/* The keys of the toolbar reach it from its buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        {...untranslated}
        ref={group}
        role="toolbar"
        aria-label={texts.label}
        aria-describedby={instructionsId}
        lang="en"
        dir="ltr"
        onKeyDown={move}
        className="read leading-9"
      >
        {words.map((word, place) => (
          <span key={place}>
            <button
              type="button"
              aria-pressed={value.includes(place)}
              disabled={isDisabled}
              tabIndex={place === current ? 0 : -1}
              onClick={() => toggle(place)}
              className={wordLook(value.includes(place))}
            >
              {word}
            </button>{' '}
          </span>
        ))}
      </div>
      <p id={instructionsId} className="mt-2 text-sm text-ink-3 max-md:sr-only">
        {texts.instructions}
      </p>
    </div>
  )
}

const wordLook = (isChosen: boolean): string =>
  classNames(
    'min-h-7 rounded-[5px] border-b-2 px-0.5 [font:inherit] leading-[1.4]',
    isChosen
      ? 'border-brand bg-brand-soft font-semibold text-brand-strong'
      : 'border-transparent enabled:hover:border-line-strong enabled:hover:bg-sunken',
  )

/** Where a key leads from `place`; null for keys that lead nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(count - 1, place + 1)
  if (key === 'ArrowLeft') return Math.max(0, place - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
