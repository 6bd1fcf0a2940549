import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { HELD_OUT_ESSAYS } from '../testing/held-out-essays.ts'
import { topicRelevance } from './topic-relevance.ts'

const relevance = (answer: string, prompt: string) => topicRelevance(parseText(answer), parseText(prompt), 'question')

test('an essay is more relevant to its own prompt than to any other', () => {
  for (const { prompt, answer } of HELD_OUT_ESSAYS) {
    const others = HELD_OUT_ESSAYS.filter((each) => each.prompt !== prompt).map((each) =>
      relevance(answer, each.prompt),
    )
    expect(relevance(answer, prompt)).toBeGreaterThan(Math.max(...others))
  }
})

test('words of the task itself are no topic', () => {
  const prompt = 'Some people believe that zoos should be closed. Discuss both views and give your opinion.'
  expect(relevance('I believe people should discuss both views and give an opinion.', prompt)).toBe(0)
})

test('a prompt of one or two words calls no answer off the topic', () => {
  expect(relevance('The orchestra rehearsed a symphony.', 'Distance learning')).toBeGreaterThanOrEqual(0.3)
  expect(relevance('Distance lessons are hard.', 'Distance learning')).toBe(1)
})

test('an answer without words of meaning has no topic', () => {
  expect(relevance('It is so.', 'Should zoos be closed to protect animals?')).toBe(0)
})
