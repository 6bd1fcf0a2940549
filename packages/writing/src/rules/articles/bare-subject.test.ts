import { testRule } from '../rule/testing/rule-cases.ts'
import { bareSubject } from './bare-subject.ts'

testRule(bareSubject, {
  accepts: [
    'The teacher should help.',
    'Teachers should help.',
    'Teacher is a noun.',
    'My brother and his friend will come.',
    'Shop is a verb here.',
    'Every student must come.',
    'It is the bus that was late.',
    'Bus stops are far.',
    'The school bus was late.',
    'She said that no bus was late.',
  ],
  corrects: [
    ['Teacher should help us.', 'Teachers should help us.'],
    ['She said that bus was late.', 'She said that the bus was late.'],
    ['We are afraid because exam is next week.', 'We are afraid because the exam is next week.'],
    ['Problem is that nobody cares.', 'The problem is that nobody cares.'],
    ['I think that student must work.', 'I think that students must work.'],
  ],
  explains: ['Teacher should help us.', '“teacher” can be counted, so it needs “the” or “a”, or the plural.'],
})
