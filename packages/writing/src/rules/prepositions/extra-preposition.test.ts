import { testRule } from '../rule/testing/rule-cases.ts'
import { extraPreposition } from './extra-preposition.ts'

testRule(extraPreposition, {
  accepts: [
    'The course which I attended at your school was short.',
    'We discussed the plan.',
    'The lack of water is serious.',
    'The plan was discussed on Monday.',
    'They joined to form a union.',
    'He has contact with his family.',
    'The influence on prices is small.',
    'She mentioned it.',
    'They entered.',
  ],
  corrects: [
    ['We discussed about the plan.', 'We discussed the plan.'],
    ['The text mentions about bees.', 'The text mentions bees.'],
    ['He emphasized on the costs.', 'He emphasized the costs.'],
    ['I will contact with you soon.', 'I will contact you soon.'],
    ['They lack of money.', 'They lack money.'],
    ['The author describes about his life.', 'The author describes his life.'],
    ['It affects on our health.', 'It affects our health.'],
    ['She wants to marry with him.', 'She wants to marry him.'],
  ],
  explains: ['We discussed about the plan.', '“discuss” takes its object directly: leave out “about”.'],
})
