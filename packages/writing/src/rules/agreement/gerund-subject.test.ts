import { testRule } from '../rule/testing/rule-cases.ts'
import { gerundSubject } from './gerund-subject.ts'

testRule(gerundSubject, {
  accepts: [
    'Reading books is fun.',
    'Rising prices are a problem.',
    'Living costs are high.',
    'Playing cards are sold here.',
    'Working people are tired.',
    'Learning difficulties are common.',
    'Swimming is healthy.',
    'Reading and writing are hard.',
    'Driving tests are difficult.',
    'Falling leaves were everywhere.',
  ],
  corrects: [
    ['Reading books are a good habit.', 'Reading books is a good habit.'],
    ['Learning languages are difficult.', 'Learning languages is difficult.'],
    ['Eating vegetables have many benefits.', 'Eating vegetables has many benefits.'],
    ['Helping other people are important.', 'Helping other people is important.'],
    ['Watching films were my hobby.', 'Watching films was my hobby.'],
  ],
  explains: ['Reading books are a good habit.', '“Reading books” is one activity, so the verb is “is”.'],
})
