import { testRule } from '../rule/testing/rule-cases.ts'
import { ofHead } from './of-head.ts'

testRule(ofHead, {
  accepts: [
    'The history of my city is long.',
    'That spirit of freedom lives.',
    'In case of fire, leave.',
    'In front of the house is a tree.',
    'The end of the day came.',
    'Our quality of life is good.',
    'By means of a rope he climbed.',
    'It happened at about age of eight.',
    'The growing number of cars is bad.',
    'He spoke in view of all.',
    'A matter of taste is this.',
  ],
  corrects: [
    ['I know history of my city.', 'I know the history of my city.'],
    ['I think that number of cars is growing.', 'I think that the number of cars is growing.'],
    ['We talked about quality of food.', 'We talked about the quality of food.'],
    ['I like to know price of this course.', 'I like to know the price of this course.'],
    ['They came at beginning of the year.', 'They came at the beginning of the year.'],
    ['Number of people is growing.', 'The number of people is growing.'],
  ],
  explains: ['I know history of my city.', '“history of …” says which one, so it needs “the”.'],
})
