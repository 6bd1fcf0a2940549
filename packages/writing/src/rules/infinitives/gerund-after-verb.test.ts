import { testRule } from '../rule/testing/rule-cases.ts'
import { gerundAfterVerb } from './gerund-after-verb.ts'

testRule(gerundAfterVerb, {
  accepts: [
    'I enjoy swimming.',
    'He is considered to be an expert.',
    'She suggested to him that they leave.',
    'We want to avoid delays to trains.',
    'He made up his mind to go.',
    'They finished the work to save time.',
    'He risks losing it to others.',
    'I like to swim.',
  ],
  corrects: [
    ['I enjoy to swim in the sea.', 'I enjoy swimming in the sea.'],
    ['You should avoid to eat sugar.', 'You should avoid eating sugar.'],
    ['She finished to write the letter.', 'She finished writing the letter.'],
    ['Would you mind to open the door?', 'Would you mind opening the door?'],
    ['He suggested to take a taxi.', 'He suggested taking a taxi.'],
    ['I dislike to drive at night.', 'I dislike driving at night.'],
    ['I cannot imagine to live there.', 'I cannot imagine living there.'],
  ],
  explains: ['I enjoy to swim in the sea.', 'After “enjoy” comes the -ing form: “swimming”.'],
})
