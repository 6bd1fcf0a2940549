import type { SpokenPhone, WordStress } from '@rehearsal/exam/score'
import { isSureStress } from '@rehearsal/exam/speech/evidence-of-speech'
import { syllablesOf } from '@rehearsal/phonetics/phones/told-phones'
import { StressDots } from '@rehearsal/ui/spoken-text'
import { wordTexts } from './messages.ts'

type Props = { stress: WordStress; phones: readonly SpokenPhone[] }

/** Which syllable should be stressed and which was: a large dot for each stressed one, and in words. */
export function StressLine({ stress, phones }: Props) {
  const { expected, heard } = stress
  const syllables = syllablesOf(phones)
  const isRight = expected === heard
  const text = !isSureStress(stress)
    ? wordTexts.stressUnsure(expected)
    : isRight
      ? wordTexts.stressRight(expected)
      : wordTexts.stressWrong(expected, heard)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {syllables < 2 ? null : <StressDots count={syllables} stressed={expected} />}
      <span className={isRight || !isSureStress(stress) ? 'text-ink-2' : 'font-medium text-bad'}>{text}</span>
    </p>
  )
}
