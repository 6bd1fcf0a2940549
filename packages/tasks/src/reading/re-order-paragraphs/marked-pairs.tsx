import { Checklist } from '@rehearsal/ui/checklist'
import { resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import { beginningOf, inOrder } from './paragraphs.ts'

type Props = {
  paragraphs: readonly { id: string; text: string }[]
  /** The ids in the original order, and in the learner's. */
  order: readonly string[]
  answers: readonly string[]
}

/** Each two neighbours of the learner's order with whether they earned their mark: a text may stand right and earn none. */
export function MarkedPairs({ paragraphs, order, answers }: Props) {
  const mine = inOrder(paragraphs, answers)
  const items = mine.slice(1).map((second, place) => {
    const first = mine[place] ?? second
    return {
      text: resultTexts.pair(beginningOf(first.text), beginningOf(second.text)),
      isDone: order.indexOf(second.id) === order.indexOf(first.id) + 1,
    }
  })
  return (
    <ResultSection title={resultTexts.pairs}>
      <p className="mb-3 text-ink-2">{resultTexts.pairRule}</p>
      <Checklist items={items} doneLabel={resultTexts.pairMark} openLabel={resultTexts.pairNoMark} />
    </ResultSection>
  )
}
