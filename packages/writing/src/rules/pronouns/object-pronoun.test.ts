import { testRule } from '../rule/testing/rule-cases.ts'
import { objectPronoun } from './object-pronoun.ts'

testRule(objectPronoun, {
  accepts: [
    'Most of them came.',
    'The people I talked to they knew.',
    'With time we learned.',
    'The man she came with he knows.',
    'I know what he is made of.',
    'They talked about it.',
    'When I was with her, she smiled.',
    'It was given to us.',
    'Of all, he ran fastest.',
    'The year they came from I forget.',
  ],
  corrects: [
    ['Most of they are women.', 'Most of them are women.'],
    ['I went with he.', 'I went with him.'],
    ['She gave it to we.', 'She gave it to us.'],
    ['I talk about they every day.', 'I talk about them every day.'],
    ['Some of we are tired.', 'Some of us are tired.'],
  ],
  explains: ['I went with he.', 'After “with” stands “him”.'],
})
