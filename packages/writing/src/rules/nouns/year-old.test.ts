import { testRule } from '../rule/testing/rule-cases.ts'
import { yearOld } from './year-old.ts'

testRule(yearOld, {
  accepts: [
    'He is ten years old.',
    'A ten-year-old boy came.',
    'The house is 50 years old and big.',
    'They are three months old now.',
    'It was ten years ago.',
    'Two old men sat there.',
    'When I was six years old, I left.',
    'She is only 5 years old but clever.',
    'Ten years of work are lost.',
    'A man of 72 years old works here.',
    'The tree, 200 years old, fell.',
  ],
  corrects: [
    ['He is a ten years old boy.', 'He is a ten-year-old boy.'],
    ['I have a 5 years old son.', 'I have a 5-year-old son.'],
    ['She has a six months old baby.', 'She has a six-month-old baby.'],
    ['A 20 years old student told me.', 'A 20-year-old student told me.'],
    ['It was a two weeks old newspaper.', 'It was a two-week-old newspaper.'],
  ],
  explains: ['He is a ten years old boy.', 'Before its noun this is one word: “ten-year-old”.'],
})
