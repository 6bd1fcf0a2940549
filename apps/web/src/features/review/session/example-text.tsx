import type { ReviewCard } from '@rehearsal/contracts/reviews'
import { t } from '../messages.ts'

/** A sentence with the word: hidden on the front of a card, marked on its back. */
export function ExampleText({ example, isHidden }: { example: ReviewCard['example']; isHidden: boolean }) {
  if (example === null) return null
  return (
    <p lang="en" dir="ltr" className="read mx-auto text-center text-ink-2">
      {example.map((piece, at) => {
        if (!piece.isHidden) return <span key={at}>{piece.text}</span>
        return isHidden ? (
          <span key={at} className="mx-0.5 inline-block w-20 border-b-2 border-control align-baseline">
            <span className="sr-only">{t('hiddenWord')}</span>
          </span>
        ) : (
          <strong key={at} className="font-semibold text-ink">
            {piece.text}
          </strong>
        )
      })}
    </p>
  )
}
