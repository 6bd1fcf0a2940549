import { Accessibility, Feedback } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useId, useRef, useState } from 'react'
import { GappedText } from '../gapped-text/gapped-text.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { AdoptedStyles } from '../sortable-list/adopted-styles.ts'
import { BoxOfWords } from './box-of-words.tsx'
import { Gap } from './gap.tsx'
import { placed, takenOut, type Held } from './placing.ts'
import { BOX, gapOf, wordOf } from './places.ts'
import type { WordBoxTexts } from './word-box-texts.ts'

type Props = {
  parts: readonly string[]
  /** The words of the box; no two are alike. */
  words: readonly string[]
  /** The word in each gap; empty where there is none. */
  value: readonly string[]
  onChange: (value: string[]) => void
  isDisabled?: boolean | undefined
  texts: WordBoxTexts
}

/**
 * A text whose gaps are filled from a box of words: choose a word and a gap, in either order, with mouse, finger or
 * keyboard; or drag the word. A filled gap that is chosen gives its word back. Every change is announced.
 */
export function WordBox({ parts, words, value, onChange, isDisabled = false, texts }: Props) {
  const [held, setHeld] = useState<Held>(null)
  const [announcement, setAnnouncement] = useState('')
  const text = useRef<HTMLDivElement>(null)
  const instructionsId = useId()
  const hold = (next: Held, said: string) => {
    setHeld(next)
    setAnnouncement(said)
  }
  const place = (word: string, gap: number) => {
    onChange(placed(value, word, gap))
    hold(null, texts.placed(word, gap + 1))
  }
  const takeOut = (word: string) => {
    onChange(takenOut(value, word))
    hold(null, texts.returned(word))
  }
  const pressWord = (word: string) => {
    if (held?.kind === 'gap') {
      place(word, held.gap)
      // The pressed word leaves the box, and the focus with it.
      text.current?.querySelectorAll('button')[held.gap]?.focus()
    } else if (held?.kind === 'word' && held.word === word) hold(null, texts.dropped)
    else hold({ kind: 'word', word }, texts.picked(word))
  }
  const pressGap = (gap: number) => {
    const present = value[gap] ?? ''
    if (held?.kind === 'word') place(held.word, gap)
    else if (present !== '') takeOut(present)
    else if (held?.gap === gap) hold(null, texts.dropped)
    else hold({ kind: 'gap', gap }, texts.chosenGap(gap + 1))
  }
  return (
    <DragDropProvider
      // The keyboard chooses by buttons: between far places, dnd-kit's own sensor moves by pixels and finds no gap.
      sensors={[PointerSensor]}
      plugins={(defaults) => [
        AdoptedStyles,
        ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ dropAnimation: null }),
      ]}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const word = wordOf(source?.id, value)
        const gap = gapOf(target?.id)
        if (canceled || word === null) return
        if (gap !== null) place(word, gap)
        else if (target?.id === BOX && value.includes(word)) takeOut(word)
      }}
    >
      {/* Escape lets go from wherever the focus is; the buttons themselves are pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={(event) => event.key === 'Escape' && held !== null && hold(null, texts.dropped)}>
        <div ref={text} role="group" aria-label={texts.text} aria-describedby={instructionsId}>
          <GappedText
            parts={parts}
            gap={(gap) => (
              <Gap
                gap={gap}
                word={value[gap] ?? ''}
                held={held}
                isDisabled={isDisabled}
                texts={texts}
                onPress={pressGap}
              />
            )}
          />
        </div>
        <BoxOfWords {...{ words, used: value, held, isDisabled, texts, instructionsId }} onPress={pressWord} />
        <LiveRegion>{announcement}</LiveRegion>
      </div>
    </DragDropProvider>
  )
}
