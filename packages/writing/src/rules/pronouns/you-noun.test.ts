import { testRule } from '../rule/testing/rule-cases.ts'
import { youNoun } from './you-noun.ts'

testRule(youNoun, {
  accepts: [
    'I love you, son.',
    'Do it for you and me.',
    'What they want for you work does.',
    'He is like you in this.',
    'It depends on you, friend.',
    'They give you money.',
    'I thank you teacher.',
    'With you life was good.',
    'For you judge and jury are one.',
    'Keep you informed.',
  ],
  corrects: [
    ['Thank you for you help.', 'Thank you for your help.'],
    ['You can change you life.', 'You can change your life.'],
    ['Do not forget you family.', 'Do not forget your family.'],
    ['I read about you house.', 'I read about your house.'],
    ['Do not waste you time.', 'Do not waste your time.'],
  ],
  explains: ['You can change you life.', 'What belongs to you is “your”.'],
})
