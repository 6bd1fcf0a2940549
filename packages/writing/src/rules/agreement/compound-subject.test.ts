import { testRule } from '../rule/testing/rule-cases.ts'
import { compoundSubject } from './compound-subject.ts'

testRule(compoundSubject, {
  accepts: [
    'The water and the air are clean.',
    'The bread and butter is on the table.',
    'He likes the water and the air is clean.',
    'The water is cold and the air is clean.',
    'My friend and colleague is here.',
    'The house with the garden and the pool is old.',
    'The price of the car and the house is high.',
    'I saw the man and the woman is his wife.',
  ],
  corrects: [
    ['The water and the air is clean.', 'The water and the air are clean.'],
    ['My brother and my sister has a car.', 'My brother and my sister have a car.'],
    ['I think that the teacher and the student was late.', 'I think that the teacher and the student were late.'],
    ['The old man and the boy is tired.', 'The old man and the boy are tired.'],
    ['His mother and his father does not agree.', 'His mother and his father do not agree.'],
    ['The food and the music was good.', 'The food and the music were good.'],
    ['It is hard because the rent and the tax is high.', 'It is hard because the rent and the tax are high.'],
  ],
  explains: ['The water and the air is clean.', 'Two are joined by “and”, so the verb is “are”.'],
})
