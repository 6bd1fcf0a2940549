import { useDraggable, useDroppable } from '@dnd-kit/react'
import { classNames } from '../class-names/class-names.ts'
import { BOX, nameOfWord } from './places.ts'
import type { Held } from './placing.ts'
import type { WordBoxTexts } from './word-box-texts.ts'
import { untranslated } from '../untranslated/untranslated.ts'

type Props = {
  words: readonly string[]
  /** Words that stand in a gap. */
  used: readonly string[]
  held: Held
  isDisabled: boolean
  texts: WordBoxTexts
  instructionsId: string
  onPress: (word: string) => void
}

/** The words still free, at the foot of the screen while the text scrolls. Those in use keep their place. */
export function BoxOfWords({ words, used, held, isDisabled, texts, instructionsId, onPress }: Props) {
  const { ref, isDropTarget } = useDroppable({ id: BOX, disabled: isDisabled })
  return (
    <div
      ref={ref}
      className={classNames(
        // The rim in the colour of the page keeps the text that scrolls past from touching the words.
        'sticky bottom-[calc(var(--bottom-bar,0px)+0.5rem)] z-10 mt-4 rounded-card border bg-surface p-3 shadow-[0_0_0_0.5rem_var(--surface)]',
        isDropTarget ? 'border-brand' : 'border-line-strong',
      )}
    >
      <ul {...untranslated} aria-label={texts.box} lang="en" dir="ltr" className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            {used.includes(word) ? (
              <span aria-hidden className={classNames(wordLook, 'border-dashed border-line text-transparent')}>
                {word}
              </span>
            ) : (
              <FreeWord word={word} isHeld={held?.kind === 'word' && held.word === word} {...{ isDisabled, onPress }} />
            )}
          </li>
        ))}
      </ul>
      <p id={instructionsId} className="mt-2 text-[0.8125rem] text-ink-3 max-md:sr-only">
        {texts.instructions}
      </p>
    </div>
  )
}

const wordLook =
  'inline-grid min-h-9 touch:min-h-11 touch:min-w-11 place-items-center rounded-control border px-3 font-read text-[1.0625rem]'

type FreeWordProps = { word: string; isHeld: boolean; isDisabled: boolean; onPress: (word: string) => void }

function FreeWord({ word, isHeld, isDisabled, onPress }: FreeWordProps) {
  const { ref, isDragging } = useDraggable({ id: nameOfWord(word), disabled: isDisabled })
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isHeld}
      disabled={isDisabled}
      onClick={(event) => {
        // The press that ends a drag is none.
        if (!event.defaultPrevented) onPress(word)
      }}
      className={classNames(
        wordLook,
        'touch-manipulation',
        isHeld
          ? 'border-brand bg-brand-soft text-brand-strong outline-2 outline-offset-1 outline-brand'
          : 'border-line-strong bg-surface enabled:cursor-grab enabled:hover:bg-sunken',
        isDragging && 'shadow-float',
      )}
    >
      {word}
    </button>
  )
}
