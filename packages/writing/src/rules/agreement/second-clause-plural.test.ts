import { testRule } from '../rule/testing/rule-cases.ts'
import { secondClausePlural } from './second-clause-plural.ts'

testRule(secondClausePlural, {
  accepts: [
    'The city is full and the prices rise.',
    'The man who owns the house and the gardens is rich.',
    'The taste of milk and the eggs is good.',
    'He works and ten years is long.',
    'They left and the police is here.',
    'He came and the news is bad.',
    'It rained and the sports results were late.',
    'She lives here and her children work.',
    'He knows the dogs and the cats.',
    'They are here but so many friends is a gift.',
    'He said that the food and the drinks is free.',
  ],
  corrects: [
    ['The city is full and the prices rises very fast.', 'The city is full and the prices rise very fast.'],
    ['He works and his children is at school.', 'He works and his children are at school.'],
    ['She is old but her friends has time.', 'She is old but her friends have time.'],
    ['We came late and the tickets was gone.', 'We came late and the tickets were gone.'],
    ['I live here and my parents lives there.', 'I live here and my parents live there.'],
  ],
  explains: ['He works and his children is here.', '“children” are many, so the verb is “are”.'],
})
