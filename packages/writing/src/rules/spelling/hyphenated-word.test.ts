import { testRule } from '../rule/testing/rule-cases.ts'
import { hyphenatedWord } from './hyphenated-word.ts'

testRule(hyphenatedWord, {
  accepts: [
    'He is seventy-six.',
    'There were twenty two-hour lessons.',
    'I saw twenty one of them.',
    'He has twenty or thirty books.',
    'My mother in London is old.',
    'His brother in law school is clever.',
    'We walked for twenty days.',
    'He knows his self.',
    'Her self-confidence grew.',
    'Take plan E books along.',
    'The letter x rays out.',
    'Twenty years and one month went by.',
    'My mother-in-law cooks.',
  ],
  corrects: [
    ['My grandfather is seventy six.', 'My grandfather is seventy-six.'],
    ['It took twenty five minutes.', 'It took twenty-five minutes.'],
    ['It gives me self confidence.', 'It gives me self-confidence.'],
    ['My mother in law cooks well.', 'My mother-in-law cooks well.'],
    ['I met my ex girlfriend.', 'I met my ex-girlfriend.'],
    ['She wore a t shirt.', 'She wore a T-shirt.'],
    ['The wi fi is slow.', 'The Wi-Fi is slow.'],
    ['Non smokers and non native speakers came.', 'Non-smokers and non-native speakers came.'],
  ],
  explains: ['It gives me self confidence.', 'These words make one: “self-confidence”.'],
})
