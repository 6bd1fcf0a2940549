import { testRule } from '../rule/testing/rule-cases.ts'
import { bareClauseSubject } from './bare-clause-subject.ts'

testRule(bareClauseSubject, {
  accepts: [
    'Students have to work.',
    'The student has to work.',
    'Mother is at home.',
    'And that student has left.',
    'Doctor is a noun.',
    'Question is the word we need.',
    'Young people have time.',
    'Book a table for two.',
    'At first the table fork was rare.',
    'What teacher would do that?',
    'Such problem-solving is fun.',
  ],
  corrects: [
    ['Student have to work.', 'Students have to work.'],
    ['It is hard because teacher gives a test.', 'It is hard because teachers gives a test.'],
    ['In my country, teacher must know it.', 'In my country, teachers must know it.'],
    ['When young child is ill, we stay.', 'When young children is ill, we stay.'],
    ['It is bad when hotel is full.', 'It is bad when the hotel is full.'],
    ['I think that advertisement makes us sad.', 'I think that advertisements makes us sad.'],
    ['If visitor has a map, it is easy.', 'If visitors has a map, it is easy.'],
  ],
  explains: ['Student have to work.', '“student” can be counted, so it needs “the” or “a”, or the plural.'],
})
