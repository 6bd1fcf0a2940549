import { testRule } from '../rule/testing/rule-cases.ts'
import { aFew } from './a-few.ts'

testRule(aFew, {
  accepts: [
    'A few years ago we met.',
    'In the next few days it will rain.',
    'For the past few weeks he has been ill.',
    'Few people know it.',
    'Very few years passed.',
    'Few days are as cold as this one.',
    'A lot of people think so.',
    'The lot of the poor is hard.',
    'They bought a whole lot of things.',
    'Some few years later he died.',
  ],
  corrects: [
    ['Few years ago I moved here.', 'A few years ago I moved here.'],
    ['I will be back in few minutes.', 'I will be back in a few minutes.'],
    ['He stayed for few days.', 'He stayed for a few days.'],
    ['After few hours it stopped.', 'After a few hours it stopped.'],
    ['Lot of people think so.', 'A lot of people think so.'],
    ['It was cold and lot of trees died.', 'It was cold and a lot of trees died.'],
  ],
  explains: ['Few years ago I moved here.', '“few years” says that there were hardly any: “a few” is some.'],
})
