import { testRule } from '../rule/testing/rule-cases.ts'
import { passiveParticiple } from './passive-participle.ts'

testRule(passiveParticiple, {
  accepts: [
    'The book was written in 1950.',
    'He is broke.',
    'They were lay people.',
    'What she was became clear.',
    'It is made of wood.',
    'The door was shut.',
    'He was found guilty.',
    'The idea is taken seriously.',
  ],
  corrects: [
    ['The book was wrote in 1950.', 'The book was written in 1950.'],
    ['It was took by a thief.', 'It was taken by a thief.'],
    ['English is spoke everywhere.', 'English is spoken everywhere.'],
    ['The idea was gave by him.', 'The idea was given by him.'],
    ['The window has been stole.', 'The window has been stolen.'],
    ['Rules were forgot.', 'Rules were forgotten.'],
    ['He was not chose.', 'He was not chosen.'],
  ],
  explains: ['The book was wrote in 1950.', 'After “was” comes the participle: “written”.'],
})
