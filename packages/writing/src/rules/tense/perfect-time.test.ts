import { testRule } from '../rule/testing/rule-cases.ts'
import { perfectTime } from './perfect-time.ts'

testRule(perfectTime, {
  accepts: [
    'I have seen her today.',
    'She has lived here since last year.',
    'They must have left yesterday.',
    'We have heard of yesterday’s news.',
    'He has read a book about last year.',
    'I have met the man who came yesterday.',
    'Have you seen it?',
    'It has grown over the last year.',
    'I saw her yesterday.',
    'They have changed more than last year.',
  ],
  corrects: [
    ['I have seen her yesterday.', 'I saw her yesterday.'],
    ['She has finished her studies in 2018.', 'She finished her studies in 2018.'],
    ['We have visited Rome last summer.', 'We visited Rome last summer.'],
    ['They have moved two years ago.', 'They moved two years ago.'],
    ['He has bought a car last week.', 'He bought a car last week.'],
  ],
  explains: ['I have seen her yesterday.', 'The time is over, so the past stands alone: “saw”.'],
})
