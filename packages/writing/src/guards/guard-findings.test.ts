import { expect, test } from 'vitest'
import { guardFindings } from './guard-findings.ts'

const fluency = { classSlor: 0.2, unseenBigramShare: 0.1, orderZScore: 5, wordSlor: 0.4 }
const prose = { notProse: null, distinctNgrams: 1, unknownShare: 0, functionWordShare: 0.4, fluency }
const content = { coverage: 0.5, keyPoints: [], copiedShare: 0, relevance: 1 }
const input = { text: 'Bees are dying.', promptText: 'Bees die.', keyPoints: [], promptKind: 'passage' as const }

function codes(overrides: Partial<Parameters<typeof guardFindings>[0]>): string[] {
  return guardFindings({ input, content, prose, isAllCapitals: false, foreign: 0, ...overrides }).map(
    ({ code }) => code,
  )
}

test('a fair answer has no finding of its own', () => {
  expect(codes({})).toEqual([])
})

test.each([
  ['empty_answer', { prose: { ...prose, notProse: 'empty' as const }, content: null }],
  ['not_prose_word_list', { prose: { ...prose, notProse: 'word_list' as const } }],
  ['not_prose_repetition', { prose: { ...prose, notProse: 'repetition' as const } }],
  ['all_capitals', { isAllCapitals: true }],
  ['other_language', { foreign: 0.3 }],
  ['copied_text', { content: { ...content, copiedShare: 0.8 } }],
  ['copied_text', { content: { ...content, copiedShare: 1 } }],
  ['pasted_prompt', { input: { ...input, text: 'Bees die. '.repeat(23) }, content: { ...content, copiedShare: 1 } }],
  [
    'pasted_prompt',
    { input: { ...input, promptKind: 'question' as const }, content: { ...content, copiedShare: 0.8 } },
  ],
  ['off_topic', { content: { ...content, topic: 'off' as const } }],
  ['topic_doubtful', { content: { ...content, relevance: 0.1, topic: 'doubtful' as const } }],
  ['foreign_paragraph', { foreignParagraphs: [{ start: 0, end: 10 }] }],
])('%s is named', (code, overrides) => {
  expect(codes(overrides)).toEqual([code])
})

test('the share of copied words is told in percent', () => {
  const [finding] = guardFindings({
    input,
    content: { ...content, copiedShare: 0.8 },
    prose,
    isAllCapitals: false,
    foreign: 0,
  })
  expect(finding?.message).toBe(
    '80 % of your words are copied from the passage in long runs. Say it in your own words.',
  )
})

test.each([
  ['passage', 'Summarise this passage.'],
  ['lecture', 'Summarise this lecture.'],
  ['question', 'Answer this question.'],
  ['situation', 'Write about this situation.'],
] as const)('what is wrong with an answer to a %s speaks of that', (promptKind, task) => {
  const [copied, offTopic] = guardFindings({
    input: { ...input, promptKind },
    content: { ...content, copiedShare: 0.8, relevance: 0.1, topic: 'off' },
    prose,
    isAllCapitals: false,
    foreign: 0,
  })
  expect(copied?.message).toContain(`are copied from the ${promptKind} in long runs`)
  expect(offTopic?.message).toBe(`Hardly any word of your own is about the ${promptKind}’s topic. ${task}`)
})
