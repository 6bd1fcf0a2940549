import { useDraggable, useDroppable } from '@dnd-kit/react'
import { classNames } from '../class-names/class-names.ts'
import { nameOfGap } from './places.ts'
import type { Held } from './placing.ts'
import type { WordBoxTexts } from './word-box-texts.ts'

type Props = {
  gap: number
  word: string
  held: Held
  isDisabled: boolean
  texts: WordBoxTexts
  onPress: (gap: number) => void
}

/** One gap of the text: a button to put a word in or to take it out, a place to drop, and its word to drag away. */
export function Gap({ gap, word, held, isDisabled, texts, onPress }: Props) {
  const { ref: dropRef, isDropTarget } = useDroppable({ id: nameOfGap(gap), disabled: isDisabled })
  const { ref: dragRef, isDragging } = useDraggable({ id: nameOfGap(gap), disabled: isDisabled || word === '' })
  const isHeld = held?.kind === 'gap' && held.gap === gap
  return (
    <span ref={dropRef} className="inline-block align-baseline">
      <button
        ref={dragRef}
        type="button"
        aria-label={texts.gap(gap + 1, word)}
        aria-pressed={isHeld}
        disabled={isDisabled}
        onClick={(event) => {
          // The press that ends a drag is none.
          if (!event.defaultPrevented) onPress(gap)
        }}
        className={classNames(
          'inline-grid min-h-8 touch:min-h-11 min-w-24 scroll-mb-56 place-items-center rounded-control border px-2.5 leading-7 [font-size:0.95em]',
          word === '' ? 'border-dashed' : 'touch-manipulation font-medium',
          isHeld || isDropTarget || (held?.kind === 'word' && !isDisabled)
            ? 'border-brand bg-brand-soft text-brand-strong'
            : 'border-control bg-surface enabled:hover:bg-sunken',
          isHeld && 'outline-2 outline-offset-1 outline-brand',
          isDragging && 'shadow-float',
        )}
      >
        {word === '' ? <span aria-hidden>{gap + 1}</span> : word}
      </button>
    </span>
  )
}
