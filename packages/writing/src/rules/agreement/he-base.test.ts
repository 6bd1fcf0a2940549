import { testRule } from '../rule/testing/rule-cases.ts'
import { heBase } from './he-base.ts'

testRule(heBase, {
  accepts: [
    'Does he know it?',
    'They suggest that he go.',
    'If he have time, fine.',
    'He knows it.',
    'Nor does she have it.',
    'We made it have a lid.',
    'My brother and she have a car.',
    'Must she have it now, I asked.',
    'She put it down.',
    'It is important that she have it.',
    'Only then did he know it.',
    'Parts of it have been lost.',
  ],
  corrects: [
    ['I live with my son, he know the town.', 'I live with my son, he knows the town.'],
    ['My grandfather he live in it.', 'My grandfather he lives in it.'],
    ['After one month we know she have a problem.', 'After one month we know she has a problem.'],
    ['The food is bad it have a lot of sugar.', 'The food is bad it has a lot of sugar.'],
    ['I know she always forget it.', 'I know she always forgets it.'],
  ],
  explains: ['My grandfather he live in it.', 'After “he” the verb is “lives”.'],
})
