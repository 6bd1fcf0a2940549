import { expect, test } from 'vitest'
import {
  checkCoverage,
  checkDuration,
  checkForm,
  checkKnownWords,
  checkOwnWords,
  checkTitleTellsNothing,
  checkUnique,
  checkWordCount,
  hitsSome,
} from './checks.ts'

const messages = (problems: readonly { message: string }[]) => problems.map(({ message }) => message)

test.each([
  ['one two', ['has 2 words; write 3 to 4']],
  ['one two three', []],
  ['one two three four', []],
  ['one two three four five', ['has 5 words; write 3 to 4']],
])('%j has a length within 3 to 4 words or is a problem', (text, problems) => {
  expect(messages(checkWordCount('text', text, { min: 3, max: 4 }))).toEqual(problems)
})

const oneSentence = { full: { min: 3, max: 10 }, isOneSentence: true }
test.each([
  ['One sentence, with a comma.', []],
  ['A number such as 2.5 ends nothing.', []],
  ['Two sentences. Are two.', ['write one single sentence with one full stop']],
  ['No full stop here', ['write one single sentence with one full stop']],
  ['Too short.', ['has 2 words; write 3 to 10']],
])('%j passes the form rule for one sentence or is a problem', (text, problems) => {
  expect(messages(checkForm('sampleAnswers.ACADEMIC', text, oneSentence))).toEqual(problems)
})

test('several sentences pass a form rule that allows them', () => {
  expect(checkForm('sampleAnswers.CORE', 'One here. Two here.', { ...oneSentence, isOneSentence: false })).toEqual([])
})

const keyPoints = [
  {
    point: 'Women gained freedom.',
    cues: [
      ['woman', 'female'],
      ['freedom', 'independence'],
      ['gain', 'win'],
    ],
  },
  {
    point: 'Cities store heat.',
    cues: [
      ['city', 'built-up'],
      ['store', 'soak up'],
    ],
  },
]

test.each([
  ['in other forms of the words', 'Women were gaining independence while cities kept storing heat.', []],
  ['when two lists of three are hit', 'Women had independence, and built-up areas soak up heat.', []],
  ['not when one of two is missed', 'A woman gains freedom, and walls store heat.', ['city, built-up']],
  [
    'not inside another word',
    'A woman gains freedom; simplicity restores heat.',
    ['city, built-up; and one of store, soak up'],
  ],
])('a model answer makes a key point %s', (_how, answer, advice) => {
  expect(messages(checkCoverage('sampleAnswers.CORE', answer, keyPoints))).toEqual(
    advice.map((cues) => `misses the key point "Cities store heat.": use one of ${cues}`),
  )
})

test.each([
  ['Much of it grew, and trees shade the narrow roads.', []],
  [
    'It grew since old trees shade the, narrow streets.',
    ['copies "old trees shade the narrow" from the passage; say it in other words'],
  ],
  ['The end.', []],
])('%j is in its own words or is a problem', (text, problems) => {
  expect(messages(checkOwnWords('sampleAnswers.CORE', text, 'Old trees shade the narrow streets.'))).toEqual(problems)
})

const knowsWord = (word: string) => ["it's", 'a', 'well', 'known', 'tree'].includes(word)
test.each([
  ['It’s a well-known tree.', []],
  ['A TREE, a "well".', []],
  ['A 3% tree, a biochar tree, a 3% well', ['has words without a known pronunciation: 3%, biochar']],
])('%j has only known words or names the unknown ones', (text, problems) => {
  expect(messages(checkKnownWords('text', text, knowsWord))).toEqual(problems)
})

test.each([
  ['Theories of learning', 1],
  ['On two theories of memory', 1],
  ['Learning and theories', 0],
  ['Two theories', 0],
  ['Psychology', 0],
])('the title %j is counted with %d problems beside its answer', (title, count) => {
  const answer = 'The course compares two theories of learning.'
  expect(checkTitleTellsNothing(title, answer)).toHaveLength(count)
})

test.each([
  [24, ['takes about 10 s to say; 11 to 12 s are asked']],
  [27, []],
  [30, []],
  [33, ['takes about 13 s to say; 11 to 12 s are asked']],
])('a recording of %i words takes 11 to 12 seconds or is a problem', (count, problems) => {
  const text = Array.from({ length: count }, () => 'word').join(' ')
  expect(messages(checkDuration('transcript', text, { min: 11, max: 12 }))).toEqual(problems)
})

test.each([
  ['pine', 'the pines', true],
  ['pine', 'a pint', false],
  ['cone', 'consider', false],
  ['cone', 'two cones', true],
  ['cut', 'cutting', true],
  ['cut', 'cute', true],
  ['cut', 'acute', false],
  ['sing', 'single', false],
  ['woman', 'women', true],
  ['city', 'cities', true],
  ['demonstrat', 'a demonstration', true],
  ['free trial', 'free trials', true],
  ['not notice', 'did not notice', true],
])('the cue %j is hit by %j: %s', (cue, text, isHit) => {
  expect(hitsSome(text, ['nothing', cue])).toBe(isHit)
})

test('two questions with one id or one title are a problem of the second', () => {
  const questions = [
    { file: 'a.yaml', id: 1, title: 'Old maps' },
    { file: 'b.yaml', id: 1, title: 'New maps' },
    { file: 'c.yaml', id: 2, title: 'OLD  maps' },
  ]
  expect(checkUnique('id', questions)).toEqual([{ file: 'b.yaml', field: 'id', message: '"1" is taken by a.yaml' }])
  expect(checkUnique('title', questions)).toEqual([
    { file: 'c.yaml', field: 'title', message: '"OLD  maps" is taken by a.yaml' },
  ])
})
