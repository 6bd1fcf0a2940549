import { testRule } from '../rule/testing/rule-cases.ts'
import { oneOfPlural } from './one-of-plural.ts'

testRule(oneOfPlural, {
  accepts: [
    'On day one of my presidency I kept my word.',
    'One of my friends lives here.',
    'He is one of the family.',
    'One of the best films is French.',
    'It is one of the most important things in life.',
    'One of them is wrong.',
    'One of the people was ill.',
    'This is one of a kind.',
    'One of the series was cancelled.',
    'One of my friend’s books is lost.',
  ],
  corrects: [
    ['One of my friend is ill.', 'One of my friends is ill.'],
    ['It is one of the biggest city in Asia.', 'It is one of the biggest cities in Asia.'],
    ['One of the main reason is money.', 'One of the main reasons is money.'],
    ['This is one of the most important thing.', 'This is one of the most important things.'],
    ['One of the advantage is speed.', 'One of the advantages is speed.'],
    ['He is one of our best student.', 'He is one of our best students.'],
  ],
  explains: ['One of my friend is ill.', '“One of” means one of several: “friends”.'],
})
