import { testRule } from '../rule/testing/rule-cases.ts'
import { quantifierNumber } from './quantifier-number.ts'

testRule(quantifierNumber, {
  accepts: [
    "Every children's hospital has one.",
    'No area is more ripe for such innovation than energy.',
    'He worked all day.',
    'We give each other gifts.',
    'Some day we will meet.',
    'Many a student fails.',
    'A lot of house paint is sold.',
    'Both the boys were late.',
    'Many student loans are never paid.',
    'Every year tourists come.',
    'Every two years they meet.',
    'Each of the students spoke.',
    'A lot of work remains.',
    'Several school buses left.',
    'They refunded both the ticket and the taxi.',
    'It is out of all proportion to their numbers.',
    'The number of the vet is on the fridge.',
    'Such talent says nothing about strength.',
  ],
  corrects: [
    ['He took a lot of photo.', 'He took a lot of photos.'],
    ['Every years they come back.', 'Every year they come back.'],
    ['Both the boy were late.', 'Both the boys were late.'],
    ['In all restaurant it is banned.', 'In all restaurants it is banned.'],
    ['I have several good friend.', 'I have several good friends.'],
    ['Every students must come.', 'Every student must come.'],
  ],
  explains: ['Every years they come back.', '“every” takes one at a time: “year”.'],
})
