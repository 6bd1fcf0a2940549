import { testRule } from '../rule/testing/rule-cases.ts'
import { countryAdjective } from './country-adjective.ts'

testRule(countryAdjective, {
  accepts: [
    'Korean food is hot.',
    'In Korea food is cheap.',
    'I live in China.',
    'The people of Japan are polite.',
    'In Italy people eat late.',
    'West Africa people trade a lot.',
    'The China market is big.',
    'From Spain students came too.',
    'He studies China’s history.',
    'Turkey is my country.',
    'They export turkey.',
  ],
  corrects: [
    ['They prefer Korea food.', 'They prefer Korean food.'],
    ['We ate at a Japan restaurant.', 'We ate at a Japanese restaurant.'],
    ['She has a Germany friend.', 'She has a German friend.'],
    ['Many China students come here.', 'Many Chinese students come here.'],
    ['I like Spain music.', 'I like Spanish music.'],
  ],
  explains: ['They prefer Korea food.', 'Before “food” the adjective is needed: “Korean”.'],
})
