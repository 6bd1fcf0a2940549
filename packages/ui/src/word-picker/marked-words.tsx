import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import { classNames } from '../class-names/class-names.ts'

/** Picked rightly, not picked though it should have been, picked wrongly. */
export type MarkedWordLook = 'found' | 'missed' | 'wrong'

export type MarkedWord = {
  word: string
  look?: MarkedWordLook | undefined
  /** Stands behind the word: what was said instead. */
  note?: string | undefined
}

export type MarkedWordsTexts = {
  looks: Readonly<Record<MarkedWordLook, string>>
  legend: string
}

type Props = { words: readonly MarkedWord[]; texts: MarkedWordsTexts }

const signs: Readonly<Record<MarkedWordLook, LucideIcon>> = { found: CircleCheck, missed: CircleAlert, wrong: CircleX }

const looks: Readonly<Record<MarkedWordLook, string>> = {
  found: 'border-good bg-good-soft text-good',
  missed: 'border-fair bg-fair-soft text-fair',
  wrong: 'border-bad bg-bad-soft text-bad',
}

/** A running text with the words that were picked or should have been: a colour, a sign, and words for screen readers. */
export function MarkedWords({ words, texts }: Props) {
  const order: readonly MarkedWordLook[] = ['found', 'missed', 'wrong']
  const present = order.filter((look) => words.some((word) => word.look === look))
  return (
    <div>
      <p lang="en" dir="ltr" className="read leading-9">
        {words.map((word, place) => (
          <Word key={place} word={word} texts={texts} />
        ))}
      </p>
      <ul aria-label={texts.legend} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.8125rem]">
        {present.map((look) => {
          const Sign = signs[look]
          return (
            <li
              key={look}
              className={classNames('inline-flex items-center gap-1 rounded-md border-b-2 px-1', looks[look])}
            >
              <Sign size={13} aria-hidden />
              {texts.looks[look]}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Word({ word: { word, look, note }, texts }: { word: MarkedWord; texts: MarkedWordsTexts }) {
  if (look === undefined) return `${word} `
  const Sign = signs[look]
  return (
    <>
      <span className={classNames('whitespace-nowrap rounded-md border-b-2 px-1 py-0.5', looks[look])}>
        <Sign size={14} aria-hidden className="me-1 inline-block align-[-0.1em]" />
        {word}
        <span className="sr-only">{` (${texts.looks[look]})`}</span>
      </span>
      {note ? <span className="ms-1 font-ui text-[0.8125rem] text-ink-2">{`(${note})`}</span> : null}{' '}
    </>
  )
}
