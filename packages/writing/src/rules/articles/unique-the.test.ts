import { testRule } from '../rule/testing/rule-cases.ts'
import { uniqueThe } from './unique-the.ts'

testRule(uniqueThe, {
  accepts: [
    'She found it on the internet.',
    'We need internet access.',
    'The sailors were at sea for a month.',
    'He travelled from city to city.',
    'Governments should act.',
    'They live in a clean environment.',
    'Local government should pay.',
    'My past is no secret.',
    'They lie in past and present alike.',
    'We took the bus to the airport.',
    'The plants stand in sun and shade.',
  ],
  corrects: [
    ['He found it on internet.', 'He found it on the internet.'],
    ['We must protect environment.', 'We must protect the environment.'],
    ['Government should help poor families.', 'The government should help poor families.'],
    ['We went to beach.', 'We went to the beach.'],
    ['In past, people wrote letters.', 'In the past, people wrote letters.'],
    ['It is bad for environment.', 'It is bad for the environment.'],
    ['I go to gym every day.', 'I go to the gym every day.'],
  ],
  explains: ['He found it on internet.', 'There is only one “internet” meant, so it needs “the”.'],
})
