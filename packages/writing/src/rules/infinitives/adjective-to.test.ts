import { testRule } from '../rule/testing/rule-cases.ts'
import { adjectiveTo } from './adjective-to.ts'

testRule(adjectiveTo, {
  accepts: [
    'It is important to learn English.',
    'It is important work.',
    'This is easy money.',
    'It is necessary that he go.',
    'The food is good and cheap.',
    'Is it possible that they know?',
    'It was a difficult start.',
    'It is hard work.',
  ],
  corrects: [
    ['It is important learn English.', 'It is important to learn English.'],
    ['It is very difficult find a job.', 'It is very difficult to find a job.'],
    ['It is easy make new friends.', 'It is easy to make new friends.'],
    ['It was impossible understand him.', 'It was impossible to understand him.'],
    ['It is better take the bus.', 'It is better to take the bus.'],
    ['They are able solve it.', 'They are able to solve it.'],
    ['It is not necessary buy a car.', 'It is not necessary to buy a car.'],
  ],
  explains: ['It is important learn English.', 'Between “important” and the verb stands “to”.'],
})
