import { testRule } from '../rule/testing/rule-cases.ts'
import { informalWord } from './informal-word.ts'

testRule(informalWord, {
  accepts: [
    'I want to go.',
    'The letter u is silent.',
    'He made a U-turn.',
    'The UK and the US agree.',
    'Sin and cos are functions.',
    'She is going to leave.',
    'I have to go.',
    'Guess has a silent u and a double s.',
    'They live in Ur.',
    'Please reply soon.',
  ],
  corrects: [
    ['I wanna ask something.', 'I want to ask something.'],
    ['I am gonna call.', 'I am going to call.'],
    ['Can I ask u something?', 'Can I ask you something?'],
    ['Plz send it.', 'Please send it.'],
    ['I like it coz it is cheap.', 'I like it because it is cheap.'],
  ],
  explains: ['I wanna ask something.', '“wanna” is for speech and messages: write “want to”.'],
})
