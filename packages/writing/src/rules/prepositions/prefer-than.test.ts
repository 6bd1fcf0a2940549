import { testRule } from '../rule/testing/rule-cases.ts'
import { preferThan } from './prefer-than.ts'

testRule(preferThan, {
  accepts: [
    'I prefer the train to the plane.',
    'I prefer to walk rather than drive.',
    'They prefer a bigger house than this.',
    'We prefer more than one.',
    'I prefer that, other than this.',
    'He prefers tea.',
    'She prefers nothing else than tea.',
    'They prefer it when it is cheaper than that.',
    'I prefer it if it costs less than this.',
    'You prefer what is older than the rest.',
  ],
  corrects: [
    ['I prefer the train than the plane.', 'I prefer the train to the plane.'],
    ['She prefers tea than coffee.', 'She prefers tea to coffee.'],
    ['We prefer living here than moving.', 'We prefer living here to moving.'],
    ['They preferred books than films.', 'They preferred books to films.'],
    ['I prefer the small town than the city.', 'I prefer the small town to the city.'],
  ],
  explains: ['She prefers tea than coffee.', 'One prefers one thing “to” another.'],
})
