import { testRule } from '../rule/testing/rule-cases.ts'
import { usageFrame } from './usage-frame.ts'

testRule(usageFrame, {
  accepts: [
    'We waited for the whole day.',
    'It rained for an hour and a half.',
    'A half hour later he came.',
    'In the half of the hall that was free, people danced.',
    'He comes from time to time.',
    'A year from now we will know.',
    'He may be late.',
    'Maybe he is ill.',
    'She especially likes tea.',
    'He stood beside the door.',
    'The peoples of Europe are old neighbours.',
    'They live from day to day.',
    'There are no schools here.',
    'Two years before the war he left.',
    'All the time we laughed.',
    'I burned the rice two times.',
  ],
  corrects: [
    ['I was at home whole day.', 'I was at home the whole day.'],
    ['My all family came.', 'My whole family came.'],
    ['We walked half hour.', 'We walked half an hour.'],
    ['It has no any script.', 'It has no script.'],
    ['They eat in hurry.', 'They eat in a hurry.'],
    ['Before six months I started to run.', 'Six months ago I started to run.'],
    ['I like sport, specially tennis.', 'I like sport, especially tennis.'],
    ['Beside that, it is cheap.', 'Besides that, it is cheap.'],
    ['In compare with this, that is small.', 'In comparison with this, that is small.'],
    ['Now a days people travel.', 'Nowadays people travel.'],
    ['He came late once time.', 'He came late once.'],
    ['We looked, but may be he is ill.', 'We looked, but maybe he is ill.'],
    ['They have worked from many years.', 'They have worked for many years.'],
  ],
  explains: ['They eat in hurry.', 'Say “in a hurry”, not “in hurry”.'],
})
