import { testRule } from '../rule/testing/rule-cases.ts'
import { placeHave } from './place-have.ts'

testRule(placeHave, {
  accepts: [
    'In my country there are many lakes.',
    'In my country we have lakes.',
    'In my country have they seen it?',
    'My country has many lakes.',
    'In my class many have left.',
    'In this town has lived a king.',
    'In our house, having time is rare.',
    'At my school, have fun.',
    'In my opinion have a rest.',
    'On my street has been a fire.',
  ],
  corrects: [
    ['In my country have many mountains.', 'In my country there are many mountains.'],
    ['In my class has one boy.', 'In my class there is one boy.'],
    ['In our city have a big park.', 'In our city there is a big park.'],
    ['In my town exist some old houses.', 'In my town there are some old houses.'],
    ['In my school, have many students.', 'In my school, there are many students.'],
  ],
  explains: ['In my class has one boy.', 'To say that something is there, use “there is”.'],
})
