import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import { classNames } from '@rehearsal/ui/class-names'
import { Check, X } from 'lucide-react'
import { t } from '../messages.ts'
import { type Letter, letterDifferences } from './letter-differences.ts'

const looks = {
  same: '',
  missing: 'rounded-sm bg-good-soft text-good underline decoration-2 underline-offset-4',
  extra: 'rounded-sm bg-bad-soft text-bad line-through',
} as const satisfies Record<Letter['kind'], string>

/** What was typed, letter by letter: what was left out is underlined, what was too many is struck out. */
export function SpellingResult({ word, typed, lastSlip }: { word: string; typed: string; lastSlip: string | null }) {
  const letters = letterDifferences(word, typed)
  const isRight = letters.every(({ kind }) => kind === 'same')
  const Sign = isRight ? Check : X
  const isEmpty = comparableTyped(typed) === ''
  return (
    <div className="grid grid-cols-1 justify-items-center gap-1.5">
      <p className={classNames('inline-flex items-center gap-1.5 font-semibold', isRight ? 'text-good' : 'text-bad')}>
        <Sign size={17} aria-hidden />
        {isRight ? t('spelledRight') : isEmpty ? t('nothingTyped') : t('spelledWrong')}
      </p>
      {isRight || isEmpty ? null : (
        <p className="max-w-full wrap-anywhere text-ink-2">
          <span className="sr-only">{`${t('yourSpelling')}: ${typed.trim()}. ${spokenDifferences(letters)}`}</span>
          <span aria-hidden lang="en" dir="ltr" className="text-xl tracking-wide">
            {letters.map(({ text, kind }, at) => (
              <span key={at} className={looks[kind]}>
                {text}
              </span>
            ))}
          </span>
        </p>
      )}
      {lastSlip === null || lastSlip === '' ? null : (
        <p className="text-sm text-ink-3">{t('lastSlip', { typed: lastSlip })}</p>
      )}
    </div>
  )
}

const spokenDifferences = (letters: readonly Letter[]): string =>
  letters
    .flatMap(({ text, kind }) =>
      kind === 'same' ? [] : [kind === 'missing' ? t('leftOut', { letter: text }) : t('tooMany', { letter: text })],
    )
    .join(', ')
