import { partOfSpeechLabels } from '@rehearsal/contracts/dictionary'
import type { ReviewCard } from '@rehearsal/contracts/reviews'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../messages.ts'
import { Word } from './card-front.tsx'
import { ExampleText } from './example-text.tsx'
import { SoundButtons } from './sound-buttons.tsx'
import { SpellingResult } from './spelling-result.tsx'

type Props = { card: ReviewCard; typed: string; onPlay: (url: string) => void }

/** The answer: what the word means, to the dictionary and to the learner, and how it is said and used. */
export function CardBack({ card, typed, onPlay }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('answer')}
      </h2>
      <div className="grid grid-cols-1 gap-3 text-center">
        <Word>{card.word}</Word>
        {card.kind === 'spelling' ? <SpellingResult word={card.word} typed={typed} lastSlip={card.typed} /> : null}
        <SoundButtons card={card} hasPhonetics onPlay={onPlay} />
      </div>
      <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
        {card.ownMeaning === null ? null : <Own label={t('ownMeaning')}>{card.ownMeaning}</Own>}
        <Meanings card={card} />
        {card.note === '' ? null : <Own label={t('note')}>{card.note}</Own>}
      </div>
      <ExampleText example={card.example} isHidden={false} />
    </div>
  )
}

function Meanings({ card: { meanings, ownMeaning } }: { card: ReviewCard }) {
  if (meanings.length === 0) return ownMeaning === null ? <p className="text-ink-3">{t('noMeaning')}</p> : null
  return (
    <ul lang="en" dir="ltr" className="grid gap-2">
      {meanings.map(({ partOfSpeech, definitions }, at) => (
        <li key={at} className="flex gap-2.5">
          <span className="shrink-0 text-ink-3">{partOfSpeechLabels[partOfSpeech]}</span>
          <span className="min-w-0 wrap-anywhere">{definitions.join('; ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** What the learner wrote, in whatever language. */
function Own({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="text-[0.8125rem] font-medium text-ink-3">{label}</p>
      <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
        {children}
      </p>
    </div>
  )
}
