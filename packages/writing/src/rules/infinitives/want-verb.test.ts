import { testRule } from '../rule/testing/rule-cases.ts'
import { wantVerb } from './want-verb.ts'

testRule(wantVerb, {
  accepts: [
    'Both the president and Mr Begin remain hopeful.',
    'They need help.',
    'I like music.',
    'You need not go.',
    'He started work at nine.',
    'They try hard.',
    'People like you help us.',
    'I prefer tea.',
    'The need for help is great.',
    'We love sport.',
    'They want to go.',
    'She likes travel books.',
  ],
  corrects: [
    ['I prefer stay at home.', 'I prefer to stay at home.'],
    ["We don't need own a car.", "We don't need to own a car."],
    ['He tried convince us.', 'He tried to convince us.'],
    ['She needs find a job.', 'She needs to find a job.'],
    ['They prefer travel in a group.', 'They prefer to travel in a group.'],
  ],
  explains: ['He tried convince us.', 'Between “tried” and the verb stands “to”.'],
})
