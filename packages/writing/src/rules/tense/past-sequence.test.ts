import { testRule } from '../rule/testing/rule-cases.ts'
import { pastSequence } from './past-sequence.ts'

testRule(pastSequence, {
  accepts: [
    'When I was young, I lived here.',
    'When I go there, I meet him.',
    'When he came, I had left.',
    'When I was young, I could swim.',
    'When I think of it now, I laugh.',
    'When she went home, she put it down.',
    'When they came, the sun was up.',
    'When I was a child, I always thought so.',
    'When we were there, we cut wood.',
    'When I went there, I used to swim.',
  ],
  corrects: [
    ['When I went to Rome, I join a tour.', 'When I went to Rome, I joined a tour.'],
    ['When she was ill, she stay at home.', 'When she was ill, she stayed at home.'],
    ['When we came home, we watch a film.', 'When we came home, we watched a film.'],
    ['When they were children, they are poor.', 'When they were children, they were poor.'],
    ['When he finished school, he find a job.', 'When he finished school, he found a job.'],
  ],
  explains: ['When I went to Rome, I join a tour.', 'The first clause is in the past, so this verb is too: “joined”.'],
})
