import { testRule } from '../rule/testing/rule-cases.ts'
import { theSame } from './the-same.ts'

testRule(theSame, {
  accepts: [
    'It is the same problem.',
    'They have the same car.',
    'It is one and the same.',
    'They offer same-day delivery.',
    'At this same time he left.',
    'These same people agree.',
    'Of same-sex couples, ten came.',
    'It is all the same to me.',
  ],
  corrects: [
    ['It is same problem.', 'It is the same problem.'],
    ['They have same car.', 'They have the same car.'],
    ['We live in same city.', 'We live in the same city.'],
    ['He is of same age.', 'He is of the same age.'],
    ['It is same as before.', 'It is the same as before.'],
    ['They were at same school.', 'They were at the same school.'],
    ['People use same words.', 'People use the same words.'],
  ],
  explains: ['It is same problem.', '“same” needs “the” before it.'],
})
