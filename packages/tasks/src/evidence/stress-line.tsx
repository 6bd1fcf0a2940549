import type { SpokenPhone, WordStress } from '@rehearsal/exam/score'
import { isSure } from '@rehearsal/exam/speech/evidence-of-speech'
import { wordTexts } from './messages.ts'

const vowels = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '))

type Props = { stress: WordStress; phones: readonly SpokenPhone[] }

/** Which syllable should be stressed and which was: a large dot for each stressed one, and in words. */
export function StressLine({ stress, phones }: Props) {
  const { expected, heard } = stress
  const syllables = phones.filter(({ phone }) => vowels.has(phone)).length
  const isRight = expected === heard
  const text = !isSure(stress)
    ? wordTexts.stressUnsure(expected)
    : isRight
      ? wordTexts.stressRight(expected)
      : wordTexts.stressWrong(expected, heard)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {syllables < 2 ? null : <Dots count={syllables} stressed={expected} />}
      <span className={isRight || !isSure(stress) ? 'text-ink-2' : 'font-medium text-bad'}>{text}</span>
    </p>
  )
}

function Dots({ count, stressed }: { count: number; stressed: number }) {
  return (
    <svg aria-hidden width={count * 16} height={14} className="fill-ink-2">
      {Array.from({ length: count }, (_, place) => (
        <circle key={place} cx={place * 16 + 8} cy={7} r={place === stressed ? 6 : 3} />
      ))}
    </svg>
  )
}
