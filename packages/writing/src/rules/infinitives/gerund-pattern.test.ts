import { testRule } from '../rule/testing/rule-cases.ts'
import { gerundPattern } from './gerund-pattern.ts'

testRule(gerundPattern, {
  accepts: [
    'She has difficulty understanding it.',
    'It is a difficulty to overcome.',
    'He kept to the left.',
    'They gave it up to save time.',
    'They help to save money.',
    'It is recommended to book early.',
    'We are thinking hard to find it.',
    'I cannot help him to do it.',
    'He has to go.',
    'Thinking to the end is good.',
    'The trouble to come is great.',
  ],
  corrects: [
    ['She has difficulty to understand the teacher.', 'She has difficulty understanding the teacher.'],
    ['I had a lot of trouble to find it.', 'I had a lot of trouble finding it.'],
    ['I am thinking to buy a car.', 'I am thinking of buying a car.'],
    ['He kept to talk during the film.', 'He kept talking during the film.'],
    ['She gave up to smoke.', 'She gave up smoking.'],
    ["I can't help to laugh.", "I can't help laughing."],
    ['He recommended to read this book.', 'He recommended reading this book.'],
  ],
  explains: ['She gave up to smoke.', '“up” goes with “smoking” here.'],
})
