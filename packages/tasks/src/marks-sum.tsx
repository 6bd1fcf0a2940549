import type { Comparison } from '@rehearsal/exam/score'

import { resultTexts } from './messages.ts'

type Props = { comparisons: readonly Comparison[] }

/** How right and wrong choices came to the marks, where a wrong one takes a mark away and nothing falls below 0. */
export function MarksSum({ comparisons }: Props) {
  const right = comparisons.filter(({ isCorrect }) => isCorrect).length
  const wrong = comparisons.filter(({ given, isCorrect }) => given !== '' && !isCorrect).length
  return (
    <div className="grid gap-1">
      <p className="num font-semibold">{resultTexts.marksSum(right, wrong)}</p>
      <p className="text-sm text-ink-3">{right < wrong ? resultTexts.marksNeverBelow : resultTexts.marksRule}</p>
    </div>
  )
}
