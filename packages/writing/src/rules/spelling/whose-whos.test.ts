import { testRule } from '../rule/testing/rule-cases.ts'
import { whoseWhos } from './whose-whos.ts'

testRule(whoseWhos, {
  accepts: [
    'Children whose parents work late are lonely.',
    'Who’s there?',
    'The man who’s going home is my uncle.',
    'Whose book is it?',
    'He is the one who’s late.',
    'I know whose it is.',
    'Who’s first?',
    'A king whose coming was foretold left.',
    'Who’s home?',
    'Those whose very names are lost rest here.',
  ],
  corrects: [
    ['Children who’s parents work are lonely.', 'Children whose parents work are lonely.'],
    ["I have a friend who's father is a doctor.", 'I have a friend whose father is a doctor.'],
    ['I know a man whose going to Rome.', 'I know a man who’s going to Rome.'],
    ['She is a woman whose a doctor.', 'She is a woman who’s a doctor.'],
    ["The girl who's name I forgot left.", 'The girl whose name I forgot left.'],
  ],
  explains: ['Children who’s parents work are lonely.', '“who’s” is “who is”; what belongs to someone is “whose”.'],
})
