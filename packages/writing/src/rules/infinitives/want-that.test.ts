import { testRule } from '../rule/testing/rule-cases.ts'
import { wantThat } from './want-that.ts'

testRule(wantThat, {
  accepts: [
    'I want that book.',
    'I want that.',
    'She wants that very much.',
    'We want them to come.',
    'They want to know that we care.',
    'Do you want that one?',
    'What I want is that he comes.',
    'I hope that my son passes.',
    'He wants that red car.',
    'They wanted that as well.',
  ],
  corrects: [
    ['I want that my children learn it.', 'I want my children to learn it.'],
    ['She wants that he comes.', 'She wants him to come.'],
    ['They want that we help.', 'They want us to help.'],
    ['We want that you stay.', 'We want you to stay.'],
    ['He wanted that his son studied law.', 'He wanted his son to study law.'],
  ],
  explains: ['They want that we help.', '“Want” goes on without “that”: “want someone to do something”.'],
})
