import { testRule } from '../rule/testing/rule-cases.ts'
import { ownerNoun } from './owner-noun.ts'

testRule(ownerNoun, {
  accepts: [
    'My mother works in a shop.',
    'I gave my sister money for the bus.',
    'My friend group is small.',
    'Our mother tongue matters.',
    'He lives in my country now.',
    'Today people live longer.',
    'The dog name tags are cheap.',
    'I met him last week in class.',
    'We will meet next month.',
    'She gave the children books.',
    'He told the children stories.',
    'The children play in the garden.',
    'Yesterday work was hard.',
    'The students work hard.',
    'My uncle Tom shops here.',
  ],
  corrects: [
    ['I work in my uncle shop.', 'I work in my uncle’s shop.'],
    ['We slept at my aunts house.', 'We slept at my aunt’s house.'],
    ['My brother salary is low.', 'My brother’s salary is low.'],
    ['My dog name is Rex.', 'My dog’s name is Rex.'],
    ['My country history is long.', 'My country’s history is long.'],
    ['In today world all is fast.', 'In today’s world all is fast.'],
    ['I missed it in yesterday lesson.', 'I missed it in yesterday’s lesson.'],
    ['I worry about next month salary.', 'I worry about next month’s salary.'],
    ['She works in the children department.', 'She works in the children’s department.'],
    ['We must protect the workers rights.', 'We must protect the workers’ rights.'],
  ],
  explains: ['My dog name is Rex.', 'What belongs to someone or something takes an apostrophe: “dog’s name”.'],
})
