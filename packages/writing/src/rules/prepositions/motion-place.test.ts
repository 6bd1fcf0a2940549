import { testRule } from '../rule/testing/rule-cases.ts'
import { motionPlace } from './motion-place.ts'

testRule(motionPlace, {
  accepts: [
    'I go there every day.',
    'He went in May.',
    'They went in the house.',
    'We arrived in Rome.',
    'From here to there it is far.',
    'They go to school.',
    'What is going on at school?',
    'He went on Monday.',
    'They go in park lanes.',
    'We arrived in the afternoon.',
  ],
  corrects: [
    ['I go to there every day.', 'I go there every day.'],
    ['They travel to abroad.', 'They travel abroad.'],
    ['I want to go in Paris.', 'I want to go to Paris.'],
    ['They go in school.', 'They go to school.'],
    ['We went at the park.', 'We went to the park.'],
    ['We arrived in the airport.', 'We arrived at the airport.'],
  ],
  explains: ['They travel to abroad.', 'Before “abroad” stands no “to”.'],
})
