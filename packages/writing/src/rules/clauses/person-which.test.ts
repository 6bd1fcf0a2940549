import { testRule } from '../rule/testing/rule-cases.ts'
import { personWhich } from './person-which.ts'

testRule(personWhich, {
  accepts: [
    'He lost to the champion, which was a shame.',
    'My brother was late, which made us angry.',
    'People who live here are kind.',
    'The book which lies there is mine.',
    'He asked people which colour they liked.',
    'A group of people which was large left.',
    'She told the children which to take.',
    'The man by whom it was written died.',
    'The house of my friends, which is old, was sold.',
    'We asked students which was best.',
  ],
  corrects: [
    ['My brother, which lives in Milan, is a waiter.', 'My brother, who lives in Milan, is a waiter.'],
    ['My grandmother, which is old, lives alone.', 'My grandmother, who is old, lives alone.'],
    ['People which live here are kind.', 'People who live here are kind.'],
    ['The student which is late must wait.', 'The student who is late must wait.'],
    ['I know a man which has ten cats.', 'I know a man who has ten cats.'],
    ['Children which play outside are healthy.', 'Children who play outside are healthy.'],
    ['The scientists which found it are famous.', 'The scientists who found it are famous.'],
    ['Everyone which can swim survived.', 'Everyone who can swim survived.'],
    ['The workers which lost their jobs protested.', 'The workers who lost their jobs protested.'],
  ],
  explains: ['People which live here are kind.', 'For people say “who”, not “which”.'],
})
