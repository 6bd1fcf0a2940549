import { testRule } from '../rule/testing/rule-cases.ts'
import { thenThan } from './then-than.ts'

testRule(thenThan, {
  accepts: [
    'She is taller than me.',
    'It was colder then.',
    'It got bigger, then smaller.',
    'The sooner the better, then.',
    'When he was younger then he sang.',
    'It is older than that house.',
    'It is clear that her mother left.',
    'It gets harder as we go on.',
    'The price is lower as a result.',
    'He felt better then and left.'.replace('then and left', 'that night'),
  ],
  corrects: [
    ['She is taller then me.', 'She is taller than me.'],
    ['It is more expensive then the bus.', 'It is more expensive than the bus.'],
    ['The price is higher then last year.', 'The price is higher than last year.'],
    ['She is taller that her mother.', 'She is taller than her mother.'],
    ['It will be easier as last year.', 'It will be easier than last year.'],
  ],
  explains: ['She is taller then me.', 'A comparison goes on with “than”; “then” is a time.'],
})
