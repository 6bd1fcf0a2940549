import { testRule } from '../rule/testing/rule-cases.ts'
import { somePlural } from './some-plural.ts'

testRule(somePlural, {
  accepts: [
    'Some students do not study.',
    'Some day have a look.',
    'It is a different kind of music.',
    'All the student lists are here.',
    'Some teacher has to go.',
    'All the people are here.',
    'She has the different type of skin.',
    'All the water is gone.',
    'For some reason do not ask him.',
    'All her mother’s friends came.',
  ],
  corrects: [
    ['Some student do not study.', 'Some students do not study.'],
    ['Some student have no money.', 'Some students have no money.'],
    ['Some teacher think it is good.', 'Some teachers think it is good.'],
    ['All the student must learn it.', 'All the students must learn it.'],
    ['All the parent in this area agree.', 'All the parents in this area agree.'],
    ['There are many kind of food.', 'There are many kinds of food.'],
    ['Different type of people live here.', 'Different types of people live here.'],
  ],
  explains: ['Some student do not study.', 'More than one is meant: “students”.'],
})
