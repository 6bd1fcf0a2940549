import { expect, test } from 'vitest'
import { aWritingRating } from './testing.ts'
import { judgeSummaryContent } from './written-content.ts'
import { judgeCohesion, judgeGrammar, judgeLinguisticRange, judgeSpelling, judgeVocabulary } from './written-traits.ts'

test('a text without English sentences earns nothing in any trait, for that reason', () => {
  const rating = aWritingRating({ isProse: false })
  const judged = [
    judgeSummaryContent(rating, 'passage'),
    judgeGrammar(rating, 'question'),
    judgeVocabulary(rating, 'question'),
    judgeSpelling(rating, 'core'),
    judgeCohesion(rating, 'One.', 'question'),
    judgeLinguisticRange(rating, 'question'),
  ]
  for (const trait of judged)
    expect(trait).toEqual({ share: 0, standardError: 0, reason: 'This does not read as English sentences.' })
})

test.each([
  ['not_prose_repetition', 'The same words come again and again. Say each thing once.'],
  ['not_prose_word_list', 'This reads as a list of words. Write complete sentences.'],
  ['empty_answer', 'There are no words to judge. Write your answer in English sentences.'],
] as const)('what %s found is the reason of every trait that it takes to nothing', (code, message) => {
  const rating = aWritingRating({ isProse: false, findings: [{ code, severity: 'critical', message }] })
  for (const trait of [judgeSummaryContent(rating, 'question'), judgeGrammar(rating, 'question')])
    expect(trait).toEqual({ share: 0, standardError: 0, reason: message })
})

test('the reason for content tells points that are only touched on from those left out', () => {
  const point = (isCovered: boolean, quote: string | null) => ({ point: 'Rain slows.', isCovered, quote })
  const reasonOf = (...keyPoints: ReturnType<typeof point>[]) =>
    judgeSummaryContent(
      aWritingRating({ content: { coverage: 0.5, copiedShare: 0, relevance: 1, keyPoints } }),
      'passage',
    )?.reason
  expect(reasonOf(point(true, 'rain'), point(false, 'slow'), point(false, null))).toMatch(
    /^1 of 3 main points covered, 1 in part;/u,
  )
  expect(reasonOf(point(true, 'rain'), point(false, null))).toMatch(/^1 of 2 main points covered;/u)
})

test('a summary whose points are all said the other way round is not empty, and what is doubted widens its error', () => {
  const judged = (coverage: number, ...truths: ('kept' | 'doubtful' | 'reversed')[]) => {
    const keyPoints = truths.map((truth) => ({ point: 'Rain slows.', isCovered: false, quote: 'rain', truth }))
    return judgeSummaryContent(
      aWritingRating({ content: { coverage, copiedShare: 0, relevance: 1, keyPoints } }),
      'passage',
    )
  }
  expect(judged(0.1, 'kept')?.share).toBe(0)
  expect(judged(0.1, 'reversed')?.share).toBeGreaterThan(0)
  expect(judged(0.1, 'reversed')?.reason).toMatch(/^0 of 1 main points covered, 1 said the other way round;/u)
  expect(judged(0.5, 'doubtful')?.standardError).toBeGreaterThan(judged(0.5, 'kept')?.standardError ?? 1)
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

const KINDS = ['question', 'situation', 'passage', 'lecture'] as const

test.each(KINDS)('the best estimates earn a %s answer every trait, with a standard error', (kind) => {
  const rating = aWritingRating({})
  const judged = [
    judgeSummaryContent(rating, kind),
    judgeGrammar(rating, kind),
    judgeVocabulary(rating, kind),
    judgeSpelling(rating, 'core'),
    judgeCohesion(rating, 'One.\n\nTwo.\n\nThree.\n\nFour.', kind),
    judgeLinguisticRange(rating, kind),
  ]
  for (const trait of judged) {
    expect(trait?.share).toBe(1)
    expect(trait?.standardError).toBeGreaterThan(0)
  }
})

test.each(KINDS)('a better estimate never earns a %s answer less', (kind) => {
  const at = (estimate: number) => {
    const estimates = { overall: 1, grammar: estimate, vocabulary: estimate, cohesion: estimate, spelling: 1 }
    const rating = aWritingRating({ estimates })
    return [judgeGrammar(rating, kind), judgeVocabulary(rating, kind), judgeLinguisticRange(rating, kind)]
  }
  for (const [index, { share }] of at(0.7).entries()) expect(share).toBeGreaterThanOrEqual(at(0.5)[index]?.share ?? 1)
})

test('spelling is not charged to vocabulary again', () => {
  const errors = { spelling: 4, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 }
  expect(judgeVocabulary(aWritingRating({ errors }), 'passage')).toEqual(judgeVocabulary(aWritingRating({}), 'passage'))
})

test.each([
  ['off_topic', 'This is about something else than the question.'],
  ['pasted_prompt', 'No.'],
  ['grader_instructions', 'No.'],
  ['too_short', 'No.'],
] as const)('%s leaves nothing of content, and says so', (code, reason) => {
  const rating = aWritingRating({ findings: [{ code, severity: 'critical', message: 'No.' }] })
  expect(judgeSummaryContent(rating, 'question')).toEqual({ share: 0, standardError: 0, reason })
})

const OF_CONTENT = { coverage: 1, keyPoints: [], copiedShare: 0, relevance: 1 }

test('where the topic is in doubt, content earns half at most and is off by any amount, and grammar stays', () => {
  const sure = aWritingRating({ content: OF_CONTENT })
  const inDoubt = aWritingRating({ content: { ...OF_CONTENT, topic: 'doubtful' } })
  expect(judgeSummaryContent(sure, 'question')?.share).toBeGreaterThan(0.5)
  expect(judgeSummaryContent(inDoubt, 'question')).toMatchObject({ share: 0.5, standardError: 0.5 })
  expect(judgeGrammar(inDoubt, 'question')).toEqual(judgeGrammar(sure, 'question'))
})

test('an answer on its topic is not taken to nothing by its words', () => {
  const content = { ...OF_CONTENT, coverage: 0, relevance: 0.05 }
  expect(judgeSummaryContent(aWritingRating({ content }), 'question')?.share).toBe(0)
  expect(
    judgeSummaryContent(aWritingRating({ content: { ...content, topic: 'on' } }), 'question')?.share,
  ).toBeGreaterThan(0)
})

test('paragraphs about something else earn nothing of content', () => {
  const whole = judgeSummaryContent(aWritingRating({ content: OF_CONTENT }), 'question')?.share ?? 0
  const half = judgeSummaryContent(aWritingRating({ content: { ...OF_CONTENT, topicShare: 0.5 } }), 'question')?.share
  expect(half).toBeCloseTo(whole / 2)
})

test('how many paragraphs are about something else is said', () => {
  const foreign = { code: 'foreign_paragraph', severity: 'moderate', message: 'It is about tea.' } as const
  const reasonOf = (count: number) =>
    judgeSummaryContent(
      aWritingRating({ content: OF_CONTENT, findings: Array.from({ length: count }, () => foreign) }),
      'question',
    )?.reason
  expect(reasonOf(0)).not.toContain('something else')
  expect(reasonOf(1)).toMatch(/ One paragraph is about something else and earns nothing here\.$/u)
  expect(reasonOf(2)).toMatch(/ 2 paragraphs are about something else and earn nothing here\.$/u)
})

test.each([
  [0.2, 1],
  [0.5, 0.35],
  [0.66, 0.142],
  [0.7, 0],
  [0.9, 0],
])('an answer of which %f is a frame for any topic earns at most %f of content', (templateShare, most) => {
  expect(judgeSummaryContent(aWritingRating({ templateShare }), 'question')?.share).toBeCloseTo(most)
})

test.each([
  [0.3, 1],
  [0.5, 0.35],
  [0.9, 0],
])('an answer of which %f stands in earlier answers earns at most %f of content', (memorisedShare, most) => {
  expect(judgeSummaryContent(aWritingRating({ memorisedShare }), 'question')?.share).toBeCloseTo(most)
})

test('ready-made words count half for structure, range and vocabulary, and not for grammar', () => {
  const half = aWritingRating({ memorisedShare: 0.8 })
  expect(judgeCohesion(half, 'A.\n\nB.\n\nC.\n\nD.', 'question').share).toBeCloseTo(0.6)
  expect(judgeLinguisticRange(half, 'question').share).toBeCloseTo(0.6)
  expect(judgeVocabulary(half, 'question')).toMatchObject({
    share: expect.closeTo(0.6),
    reason: expect.stringMatching(/Ready-made words count half\.$/u),
  })
  expect(judgeGrammar(half, 'question').share).toBe(1)
  expect(judgeVocabulary(aWritingRating({ memorisedShare: 0.3 }), 'question').share).toBe(1)
})

test('words without a verb say less', () => {
  const contentOf = (verblessShare: number) =>
    judgeSummaryContent(aWritingRating({ verblessShare }), 'lecture')?.share ?? 0
  expect(contentOf(0.4)).toBeCloseTo(0.6 * contentOf(0))
  expect(contentOf(1)).toBeGreaterThan(0)
})

test.each([judgeGrammar, judgeVocabulary, judgeLinguisticRange])(
  'what is in another language earns nothing of a trait',
  (judge) => {
    const english = judge(aWritingRating({}), 'question')
    const mixed = judge(aWritingRating({ foreignShare: 0.25 }), 'question')
    expect(mixed.share).toBeCloseTo(0.75 * english.share)
    expect(mixed.reason).toContain('Only the 75 % in English count.')
  },
)

test('the reason names what most of the ready-made words are', () => {
  const reasonOf = (templateShare: number, memorisedShare: number) =>
    judgeSummaryContent(aWritingRating({ templateShare, memorisedShare }), 'question')?.reason
  expect(reasonOf(0.4, 0.5)).toBe('50 % of this is phrases that fit any topic; write about this one.')
  expect(reasonOf(0.1, 0.5)).toBe(
    '50 % of this stands in earlier answers in the same order; write it anew for this task.',
  )
})

test('a weak answer that is on its topic keeps a little content', () => {
  const content = { coverage: 0.2, keyPoints: [], copiedShare: 0, relevance: 1 }
  const estimates = { overall: 0, grammar: 0, vocabulary: 0, cohesion: 0, spelling: 0 }
  expect(judgeSummaryContent(aWritingRating({ content, estimates }), 'passage')?.share).toBeGreaterThan(0)
})

test('paragraphs count for how a text is built', () => {
  const rating = aWritingRating({})
  expect(judgeCohesion(rating, 'All in one.', 'question').share).toBeLessThan(
    judgeCohesion(rating, 'A.\n\nB.\n\nC.', 'question').share,
  )
})
