import { testRule } from '../rule/testing/rule-cases.ts'
import { purposeIng } from './purpose-ing.ts'

testRule(purposeIng, {
  accepts: [
    'He goes to the park to run.',
    'I am going to thank him for helping me.',
    'We came here for shopping.',
    'They went to the city for cooking classes.',
    'He came and got a prize for winning the race.',
    'She went to prison for stealing the money.'.replace('went to prison', 'was punished'),
    'This is a good place for reading books.',
    'We invited a man who is known for telling jokes.',
    'I go there for the music.',
    'They moved out, for living there cost too much.',
    'He is famous for writing books.',
  ],
  corrects: [
    ['He goes to the park for doing his exercises.', 'He goes to the park to do his exercises.'],
    ['Many men go abroad for earning money.', 'Many men go abroad to earn money.'],
    ['We came here for studying English.', 'We came here to study English.'],
    ['She travelled to Rome for seeing her friend.', 'She travelled to Rome to see her friend.'],
    ['I return to the village for visiting my parents.', 'I return to the village to visit my parents.'],
  ],
  explains: ['Many men go abroad for earning money.', 'To say what for, use “to earn”.'],
})
