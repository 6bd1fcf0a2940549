import { testRule } from '../rule/testing/rule-cases.ts'
import { pluralDue } from './plural-due.ts'

testRule(pluralDue, {
  accepts: [
    'Two of my friends came.',
    'Most of the city is old.',
    'Some of the book is good.',
    'All of my family came.',
    'There are teacher and student groups.',
    'They are adult now.',
    'They are friends.',
    'He is more teacher than friend.',
    'A number of student groups came.',
    'There are fewer cars.',
    'We are family.',
    'There are student lists.',
    'Please explain it in more detail.',
  ],
  corrects: [
    ['Two of my friend came.', 'Two of my friends came.'],
    ['A group of student came.', 'A group of students came.'],
    ['Most of the student agree.', 'Most of the students agree.'],
    ['There are some problem with it.', 'There are some problems with it.'],
    ['They are good student.', 'They are good students.'],
    ['Fewer car are sold.', 'Fewer cars are sold.'],
    ['More and more student learn it.', 'More and more students learn it.'],
  ],
  explains: ['Two of my friend came.', 'More than one is meant: “friends”.'],
})
