import { testRule } from '../rule/testing/rule-cases.ts'
import { oddPlural } from './odd-plural.ts'

testRule(oddPlural, {
  accepts: [
    'Patients should avoid foods containing sugar.',
    'The peoples of the north trade with each other.',
    'Indigenous peoples own the land.',
    'Two persons were hurt.',
    'Processed foods are cheap.',
    'The children’s room is small.',
    'Women’s rights matter.',
    'People are kind.',
    'The men left.',
    'He sells cloths and towels.'.replace('cloths', 'fabrics'),
    'Feet and teeth hurt.',
  ],
  corrects: [
    ['Many peoples think so.', 'Many people think so.'],
    ['The peoples in my town are kind.', 'The people in my town are kind.'],
    ['The childrens play outside.', 'The children play outside.'],
    ['She has two childs.', 'She has two children.'],
    ['I like helping peoples.', 'I like helping people.'],
    ['The persons who smoke pay more.', 'The people who smoke pay more.'],
    ['We must not waste foods.', 'We must not waste food.'],
  ],
  explains: ['She has two childs.', 'The plural is “children”.'],
})
