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

test.each([
  [
    'Has technology made people closer to each other, or lonelier? Discuss and give your opinion.',
    'My grandmother lives in Puebla and every Sunday we put the phone on the table and she eats with us by video. So technology brings her close. But in our house there are five people and five screens, and nobody talks for an hour. My brother has hundreds of friends in his game and is still lonely.',
  ],
  [
    'Think of something you enjoy doing. Explain why you enjoy it and what a person who wants to begin should know.',
    'My favorite hobby is knitting and I enjoy it very much since childhood. Knitting is a peaceful activity which make calm the mind and remove the stress of the person. When I am knitting I forget all my worries and my heart become tranquil. It is also economical hobby, because the materials is not expensive.',
  ],
])('a story from the writer’s own life is on the topic of an open question: %s', (prompt, answer) => {
  expect(relevance(answer, prompt)).toBeGreaterThanOrEqual(0.3)
})

test('a question of common words tells too little to call an answer off the topic', () => {
  const prompt =
    'Think of something you enjoy doing. Explain why you enjoy it and what a person who wants to begin should know.'
  expect(relevance('The government taxes imported steel.', prompt)).toBeGreaterThanOrEqual(0.3)
})
