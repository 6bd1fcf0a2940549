import { Check, CircleAlert, CircleHelp, CircleX, Minus, Plus, type LucideIcon } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'

/** How a word was said: right, hard to understand, wrong, not at all, or without standing in the text. */
export type SpokenWordLook = 'correct' | 'unclear' | 'wrong' | 'left-out' | 'added'

export type SpokenTextWord = {
  id: string
  word: string
  look: SpokenWordLook
  /** The look is a guess, and is shown as one. */
  isUnsure?: boolean | undefined
}

export type SpokenTextTexts = {
  /** The name of the whole text, for screen readers. */
  label: string
  /** The word of each look, for the legend and for screen readers. */
  looks: Readonly<Record<SpokenWordLook, string>>
  /** Said of a word whose look is a guess. */
  unsure: string
  legend: string
  hint: string
}

type Props = {
  words: readonly SpokenTextWord[]
  selectedId: string | null
  onSelect: (id: string) => void
  texts: SpokenTextTexts
}

const signs: Readonly<Record<SpokenWordLook, LucideIcon>> = {
  correct: Check,
  unclear: CircleAlert,
  wrong: CircleX,
  'left-out': Minus,
  added: Plus,
}

const looks: Readonly<Record<SpokenWordLook, string>> = {
  correct: 'border-transparent hover:bg-sunken',
  unclear: 'border-fair bg-fair-soft text-fair',
  wrong: 'border-bad bg-bad-soft text-bad',
  'left-out': 'border-transparent text-ink-3 line-through decoration-bad',
  added: 'border-dashed border-fair text-ink-2 italic',
}

const unsureLook = 'border-dotted border-ink-3 text-ink-2'
const isGuess = ({ look, isUnsure = false }: SpokenTextWord) => isUnsure && look !== 'correct'

/** What was said, word by word. A word that is not right carries its sign; pressing any word selects it. */
export function SpokenText({ words, selectedId, onSelect, texts }: Props) {
  return (
    <div>
      <div role="group" aria-label={texts.label} lang="en" dir="ltr" className="read -mx-0.5 leading-8">
        {words.map((word) => (
          <Word key={word.id} word={word} isSelected={word.id === selectedId} onSelect={onSelect} texts={texts} />
        ))}
      </div>
      <Legend words={words} texts={texts} />
    </div>
  )
}

type WordProps = { word: SpokenTextWord; isSelected: boolean; onSelect: Props['onSelect']; texts: SpokenTextTexts }

function Word({ word: given, isSelected, onSelect, texts }: WordProps) {
  const { id, word, look } = given
  const isUnsure = isGuess(given)
  const Sign = isUnsure ? CircleHelp : signs[look]
  return (
    <>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
        className={classNames(
          // The shortest words stay wide enough for a finger (WCAG 2.5.8).
          'min-w-6 rounded-t-[5px] border-b-2 px-0.5 [font:inherit] leading-[1.4]',
          isUnsure ? unsureLook : looks[look],
          isSelected && 'outline-2 outline-offset-1 outline-brand',
        )}
      >
        {word}
        {look === 'correct' ? null : (
          <>
            {look === 'left-out' && !isUnsure ? null : (
              <Sign size={12} aria-hidden className="ms-0.5 inline-block align-super" />
            )}
            <span className="sr-only">{`, ${texts.looks[look]}${isUnsure ? `, ${texts.unsure}` : ''}`}</span>
          </>
        )}
      </button>{' '}
    </>
  )
}

/** The looks that occur, with what they mean. */
function Legend({ words, texts }: Pick<Props, 'words' | 'texts'>) {
  const order: readonly SpokenWordLook[] = ['correct', 'unclear', 'wrong', 'left-out', 'added']
  const present = order.filter((look) => words.some((word) => word.look === look && !isGuess(word)))
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem] text-ink-3">
      <ul aria-label={texts.legend} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {present.map((look) => {
          const Sign = signs[look]
          return (
            <li
              key={look}
              className={classNames('inline-flex items-center gap-1 rounded-t-[5px] border-b-2 px-1', looks[look])}
            >
              <Sign size={12} aria-hidden />
              {texts.looks[look]}
            </li>
          )
        })}
        {words.some(isGuess) ? (
          <li className={classNames('inline-flex items-center gap-1 border-b-2 px-1', unsureLook)}>
            <CircleHelp size={12} aria-hidden />
            {texts.unsure}
          </li>
        ) : null}
      </ul>
      <span>{texts.hint}</span>
    </div>
  )
}
