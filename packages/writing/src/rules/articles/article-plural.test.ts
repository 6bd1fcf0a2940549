import { testRule } from '../rule/testing/rule-cases.ts'
import { articlePlural } from './article-plural.ts'

testRule(articlePlural, {
  accepts: [
    'He bought a sports car.',
    'She has a few friends.',
    'It is a means to an end.',
    'They watched a series.',
    'A great many people came.',
    'We need a glass of water.',
    'This is a women’s magazine.',
    'It was a good two hours before he came.',
    'They met at a crossroads.',
    'A gas leak was found.',
    'He is a news reader.',
  ],
  corrects: [
    ['Many people has a problems with sleep.', 'Many people has problems with sleep.'],
    ['People with a low incomes suffer.', 'People with low incomes suffer.'],
    ['She has a beautiful eyes.', 'She has beautiful eyes.'],
    ['He made a mistakes.', 'He made mistakes.'],
    ['We took a photos.', 'We took photos.'],
  ],
  explains: ['He made a mistakes.', '“mistakes” is plural, so “a” cannot stand before it.'],
})
