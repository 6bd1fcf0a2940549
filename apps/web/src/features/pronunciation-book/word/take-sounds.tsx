import type { TakeEvidence } from '@rehearsal/contracts/pronunciation-book'
import { MOST_PER_WORD } from '@rehearsal/exam/speech/clear-word'
import { isSure, isSureStress } from '@rehearsal/exam/speech/evidence-of-speech'
import { syllablesOf, toldPhones } from '@rehearsal/phonetics/phones/told-phones'
import { StressDots, WordSounds } from '@rehearsal/ui/spoken-text'
import { t } from '../messages.ts'

/** The sounds of a take with their marks, what was heard instead, and where its stress lay. */
export function TakeSounds({ word, evidence }: { word: string; evidence: TakeEvidence }) {
  const told = toldPhones(evidence.phones)
  const isWordSure = isSure(evidence)
  return (
    <div className="grid gap-2.5">
      <WordSounds
        label={t('soundsOf', { word })}
        phones={told.map((phone) => ({
          symbol: phone.symbol,
          value: phone.score,
          max: MOST_PER_WORD,
          valueText: phone.score.toFixed(1),
          detail: phone.isSure ? undefined : t('notSure'),
        }))}
        heard={told.flatMap(({ symbol: expected, heardAs: heard, ...phone }) =>
          heard === null ? [] : [t(phone.isSure && isWordSure ? 'heardAs' : 'perhapsHeardAs', { heard, expected })],
        )}
      />
      <Stress evidence={evidence} />
    </div>
  )
}

function Stress({ evidence: { stress, phones } }: { evidence: TakeEvidence }) {
  if (stress === undefined) return null
  const [expected, heard] = [stress.expected + 1, stress.heard + 1]
  const isRight = expected === heard
  const text = !isSureStress(stress)
    ? t('stressUnsure', { expected })
    : isRight
      ? t('stressRight', { expected })
      : t('stressWrong', { expected, heard })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StressDots count={syllablesOf(phones)} stressed={stress.expected} />
      <span className={isRight || !isSureStress(stress) ? 'text-ink-2' : 'font-medium text-bad'}>{text}</span>
    </p>
  )
}
