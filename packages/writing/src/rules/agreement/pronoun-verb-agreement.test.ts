import { testRule } from '../rule/testing/rule-cases.ts'
import { pronounVerbAgreement } from './pronoun-verb-agreement.ts'

testRule(pronounVerbAgreement, {
  accepts: [
    "If it is not so, it ain't.",
    'He goes to work by bus.',
    'Does he go to work by bus?',
    'They let it go.',
    'The machine makes it work faster.',
    'I was late, but they were not.',
    'Doctors recommend that he take more exercise.',
    'What it does is simple.',
    'She put the book on the table.',
    'He can speak three languages.',
    'If I were rich, I would travel.',
  ],
  corrects: [
    ['He go to school every day.', 'He goes to school every day.'],
    ['She have two brothers.', 'She has two brothers.'],
    ['It depend on the weather.', 'It depends on the weather.'],
    ['They has a big house.', 'They have a big house.'],
    ['We was tired after the trip.', 'We were tired after the trip.'],
    ['I think that they wants more money.', 'I think that they want more money.'],
    ['She always forget her keys.', 'She always forgets her keys.'],
  ],
  explains: ['He go to school every day.', 'After “He” the verb is “goes”.'],
})
