import { expect, test } from 'vitest'
import { aWritingRating } from './testing.ts'
import {
  judgeCohesion,
  judgeGrammar,
  judgeLinguisticRange,
  judgeSpelling,
  judgeSummaryContent,
  judgeVocabulary,
} from './written-traits.ts'

test('a text without English sentences earns nothing in any trait, for that reason', () => {
  const rating = aWritingRating({ isProse: false })
  const judged = [
    judgeSummaryContent(rating, 'passage'),
    judgeGrammar(rating),
    judgeVocabulary(rating),
    judgeSpelling(rating, 'core'),
    judgeCohesion(rating),
    judgeLinguisticRange(rating),
  ]
  for (const trait of judged) expect(trait).toEqual({ share: 0, reason: 'This does not read as English sentences.' })
})

test('content without anything to compare with is not judged, prose or not', () => {
  for (const isProse of [true, false])
    expect(judgeSummaryContent(aWritingRating({ content: null, isProse }), 'question')).toBeNull()
})

test.each([
  [0, 1, 1],
  [1, 0.5, 1],
  [2, 0, 1],
  [3, 0, 0.5],
  [5, 0, 0],
])(
  '%i misspelt words earn %f of spelling in the academic format and %f in the core format',
  (spelling, academic, core) => {
    const rating = aWritingRating({ errors: { spelling, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 } })
    expect([judgeSpelling(rating, 'academic').share, judgeSpelling(rating, 'core').share]).toEqual([academic, core])
  },
)
