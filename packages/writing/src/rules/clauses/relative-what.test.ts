import { testRule } from '../rule/testing/rule-cases.ts'
import { relativeWhat } from './relative-what.ts'

testRule(relativeWhat, {
  accepts: [
    'I understood for the first time what it means to wait.',
    'He told a friend what was wrong.',
    'Read on the board what has been done.',
    'I like what you said.',
    'He told the children what they wanted to hear.',
    'She asked the man what he meant.',
    'The book that I bought is old.',
    'What he bought is old.',
    'They gave the poor what they had.',
    'That is what we need.',
    'Nobody cares what it costs.',
  ],
  corrects: [
    ['I saw a dog what could speak.', 'I saw a dog that could speak.'],
    ['The book what is on the table is old.', 'The book that is on the table is old.'],
    ['The laptop what I bought is broken.', 'The laptop that I bought is broken.'],
    ['It is the best film what we have.', 'It is the best film that we have.'],
    ['The problem what they face is big.', 'The problem that they face is big.'],
    ['I lost the keys what he left.', 'I lost the keys that he left.'],
    ['All the food what we eat is fresh.', 'All the food that we eat is fresh.'],
    ['This is the house what she built.', 'This is the house that she built.'],
    ['My first job what I had was boring.', 'My first job that I had was boring.'],
  ],
  explains: ['The laptop what I bought is broken.', 'After “laptop” say “that”; “what” means “the thing that”.'],
})
