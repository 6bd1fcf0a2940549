import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { t } from './messages.ts'
import { spellingDiff, type DiffPiece } from './spelling-diff.ts'
import { untranslated } from '@rehearsal/ui/untranslated'

type Props = { word: string; typed: string }

/**
 * The right spelling with what was typed beside it. Letters that the slip lacks or has otherwise are underlined in the word,
 * those that it should not have are struck out in the slip: a sign each, and a colour. Without a slip the word stands alone.
 */
export function SpellingPair({ word, typed }: Props) {
  const hasSlip = comparableTyped(typed) !== ''
  const pieces = hasSlip ? spellingDiff(word, typed) : [{ isSame: true, right: word, typed: '' }]
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span
        {...untranslated}
        lang="en"
        dir="ltr"
        className="min-w-0 text-lg font-semibold tracking-[0.01em] wrap-anywhere"
      >
        <span className="sr-only">{word}</span>
        <span aria-hidden>{pieces.map(showRight)}</span>
      </span>
      {hasSlip ? (
        <span className="min-w-0 text-ink-2 wrap-anywhere">
          <span className="sr-only">
            {t('youWrote')} {typed}
          </span>
          <span {...untranslated} aria-hidden lang="en" dir="ltr">
            {pieces.map(showTyped)}
          </span>
        </span>
      ) : null}
    </span>
  )
}

function showRight({ isSame, right }: DiffPiece, index: number) {
  if (right === '') return null
  return isSame ? (
    <span key={index}>{right}</span>
  ) : (
    <span key={index} className="text-good underline decoration-2 underline-offset-4">
      {right}
    </span>
  )
}

function showTyped({ isSame, typed }: DiffPiece, index: number) {
  if (typed === '') return null
  return isSame ? (
    <span key={index}>{typed}</span>
  ) : (
    <s key={index} className="font-semibold text-bad decoration-2">
      {typed}
    </s>
  )
}
