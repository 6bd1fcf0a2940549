import type { Complexity } from '@rehearsal/exam/codes'
import { solidTone, textTone, type Tone } from '@rehearsal/ui/tone'
import { t } from '../messages.ts'

const tones = { EASY: 'good', AVERAGE: 'fair', HARD: 'bad' } as const satisfies Record<Complexity, Tone>

/** Easy, Medium or Hard, with the dot of its colour. */
export function ComplexityLabel({ complexity }: { complexity: Complexity }) {
  const tone = tones[complexity]
  return (
    <span className={`inline-flex items-center gap-1.5 text-[0.8125rem] font-medium ${textTone[tone]}`}>
      <span aria-hidden className={`size-1.5 rounded-full ${solidTone[tone]}`} />
      {t(`complexity_${complexity}`)}
    </span>
  )
}
