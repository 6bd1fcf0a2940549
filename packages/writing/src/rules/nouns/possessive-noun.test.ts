import { testRule } from '../rule/testing/rule-cases.ts'
import { possessiveNoun } from './possessive-noun.ts'

testRule(possessiveNoun, {
  accepts: [
    'My mother tongue is Tamil.',
    'They give customers attention.',
    'I spent my adult life abroad.',
    'My brother works here.',
    'My friend’s name is Omar.',
    'Student life is fun.',
    'The guest room is small.',
    'My parents help me.',
    'My teacher phoned her brother.',
    'The student house is old.',
    'He made his friend money.',
    'Give the driver help.'.replace('help', 'time'),
    'The children’s room is tidy.',
    'Is your brother home?',
    'The peoples of Asia trade.',
  ],
  corrects: [
    ['I held my sister hand.', 'I held my sister’s hand.'],
    ['It is made to attract customers attention.', 'It is made to attract customers’ attention.'],
    ['I saw it in yesterdays newspaper.', 'I saw it in yesterday’s newspaper.'],
    ['My best friend name is Omar.', 'My best friend’s name is Omar.'],
    ['The teacher office is on the left.', 'The teacher’s office is on the left.'],
    ['We went to my uncle house.', 'We went to my uncle’s house.'],
    ['The childrens room is small.', 'The children’s room is small.'],
    ['It was my sister wedding.', 'It was my sister’s wedding.'],
  ],
  explains: ['It was my sister wedding.', 'What belongs to someone takes ’s: “sister’s wedding”.'],
})
