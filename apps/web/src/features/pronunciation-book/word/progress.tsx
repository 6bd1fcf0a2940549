import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { CLEAR_SHARE } from '@rehearsal/exam/speech/clear-word'
import { Card } from '@rehearsal/ui/card'
import { formatShare } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { TakeSounds } from './take-sounds.tsx'

const SHOWN = 20

/** How the tries at a word went, and the sounds of the last one. */
export function Progress({ entry }: { entry: PronunciationEntry }) {
  const { takes, takeCount, bestScore, lastScore, enteredScore, word } = entry
  const [last] = takes
  return (
    <Card
      title={t('progress')}
      description={enteredScore === null ? undefined : t('entered', { share: formatShare(enteredScore) })}
    >
      {last === undefined || bestScore === null || lastScore === null ? (
        <p className="text-ink-2">{t('progressNone')}</p>
      ) : (
        <div className="grid gap-4">
          <p className="num">
            <b className="font-semibold">{t('tries', { count: takeCount })}</b>
            {' · '}
            {t('progressSummary', { best: formatShare(bestScore), last: formatShare(lastScore) })}
          </p>
          <TryBars scores={takes.slice(0, SHOWN).map(({ score }) => score)} />
          <details>
            <summary className="min-h-6 touch:py-3 cursor-pointer text-sm font-semibold">{t('lastTry')}</summary>
            <div className="mt-2">
              <TakeSounds word={word} evidence={last.evidence} />
            </div>
          </details>
        </div>
      )}
    </Card>
  )
}

/** A bar for each try, the newest last, with the line from which a word is clear; the scores stand in its name. */
function TryBars({ scores }: { scores: readonly number[] }) {
  const inOrder = scores.toReversed()
  const label = t('triesChart', { count: inOrder.length, scores: inOrder.map(formatShare).join(', ') })
  return (
    <div role="img" aria-label={label} dir="ltr" className="relative flex h-24 items-end gap-1.5 border-b border-line">
      <span
        aria-hidden
        className="absolute inset-x-0 border-t border-dashed border-line-strong"
        style={{ bottom: `${CLEAR_SHARE * 100}%` }}
      >
        <span className="absolute end-0 -top-5 text-xs text-ink-3">{`${t('clear')} ${formatShare(CLEAR_SHARE)}`}</span>
      </span>
      {inOrder.map((score, place) => (
        <span
          key={place}
          aria-hidden
          className={`max-w-8 flex-1 rounded-t-[3px] ${score >= CLEAR_SHARE ? 'bg-good' : 'bg-fair'}`}
          style={{ height: `${Math.max(3, score * 100)}%` }}
        />
      ))}
    </div>
  )
}
