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

const CAFETERIA = [
  'I strongly believe that the food in our school cafeteria must become healthier.',
  'Every day hundreds of students eat pizza, burgers and chips, because nothing else is sold there.',
  'In my old school the cook prepared fresh vegetables, rice and fish, and nobody complained about the taste.',
  'Such meals cost a little more, but parents would gladly pay one dollar extra for a plate with salad.',
  'Doctors say that sugar makes children tired after lunch, so they sleep in the lessons.',
  'If the cafeteria sold fruit instead of sweets, the pupils would get used to it within a few weeks.',
  'Some classmates fear that they will stay hungry, yet soup and bread fill the stomach as well as fried chicken.',
  'For these reasons I ask the head teacher to change the menu and to close the machine with cola.',
]
const IMPRESSION =
  'Many people say that first impressions are almost impossible to change. Do you agree that we judge strangers too quickly when we meet them?'
const PUT_IN = [
  'First impressions of strangers are almost impossible to change.',
  'When we meet strangers, we judge their impressions too quickly.',
]

test.each([
  ['at the end', 8],
  ['in the middle', 4],
  ['at the beginning', 0],
])('two sentences of the prompt’s words %s do not turn an essay on something else into one on it', (_where, at) => {
  const text = CAFETERIA.toSpliced(at, 0, ...PUT_IN).join(' ')
  expect(relevance(text, IMPRESSION)).toBeLessThan(0.3)
})

test('an essay that begins with its question’s words and goes on about it is on the topic', () => {
  const text = `${PUT_IN.join(' ')} On my first day at work I met a colleague who did not smile, and I judged him to be rude. A week later my impression was the opposite, because he helped me for hours. Since then I try not to judge a stranger by his face. It is possible to change what we think when we spend time with people, even if it is slow. Still, many employers decide in one minute, and such a first impression can cost somebody a job.`
  expect(relevance(text, IMPRESSION)).toBeGreaterThanOrEqual(0.3)
})
