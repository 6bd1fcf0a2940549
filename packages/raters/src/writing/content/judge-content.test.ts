import { expect, test } from 'vitest'
import { readableText } from '../marks/readable-text.ts'
import { spellingMarks } from '../marks/spelling-marks.ts'
import { parseText } from '../text/parse-text.ts'
import { judgeContent } from './judge-content.ts'

const promptText =
  'Bees pollinate a third of the food we eat, yet their numbers are falling. Pesticides, disease and the loss of wild flowers are to blame. Some governments have banned the worst chemicals.'

function read(text: string) {
  const parsed = parseText(text)
  return readableText(parsed, spellingMarks({ parsed, passageWords: new Set() }))
}

function judged(text: string, overrides: { promptText?: string; keyPoints?: [] } = {}) {
  return judgeContent(read(text), { text, promptText, promptKind: 'passage', keyPoints: [], ...overrides })
}

test('without passage and points there is nothing to judge by', () => {
  expect(judged('Bees are dying.', { promptText: '' })).toBeNull()
})

test('an answer on the topic is more relevant than one beside it', () => {
  const onTopic = judged('Fewer bees pollinate our food because pesticides and disease kill them.')
  const beside = judged('Farmers in Europe grow much food.')
  const offTopic = judged('The orchestra rehearsed a symphony in the concert hall.')
  expect(onTopic?.relevance).toBeGreaterThan(beside?.relevance ?? 1)
  expect(beside?.relevance).toBeGreaterThan(offTopic?.relevance ?? 1)
  expect(offTopic?.relevance).toBe(0)
})

test('an answer to all of the passage covers more than one to a single sentence of it', () => {
  const all = judged(
    'Bees, which pollinate food, are falling in number through pesticides and disease; governments banned chemicals.',
  )
  const one = judged('Bees pollinate much of our food, but their numbers fall.')
  expect(all?.coverage).toBeGreaterThan(one?.coverage ?? 1)
})

test('related word forms count as the passage’s own', () => {
  expect(judged('Pollination of foods by a bee.')?.coverage).toBeGreaterThan(0.2)
})

test('a copied sentence is known as copied', () => {
  expect(judged('Pesticides, disease and the loss of wild flowers are to blame.')?.copiedShare).toBe(1)
})

test('without a passage the points themselves stand for the topic', () => {
  const keyPoints = [{ point: 'Bees are declining.', cues: [['bee'], ['decline']] }]
  const text = 'Bees decline.'
  const content = judgeContent(read(text), { text, promptText: '', promptKind: 'passage', keyPoints })
  expect(content).toMatchObject({ coverage: 1, relevance: 1, copiedShare: 0 })
})

test('a misspelt word says what it means, and is quoted as written', () => {
  const keyPoints = [{ point: 'Pesticides kill bees.', cues: [['pesticide', 'chemical'], ['bee']] }]
  const text = 'Farmers use pestisides, so many bees die.'
  const content = judgeContent(read(text), { text, promptText, promptKind: 'passage', keyPoints })
  expect(content).toMatchObject({ coverage: 1, keyPoints: [{ isCovered: true, quote: text.slice(0, -1) }] })
})
