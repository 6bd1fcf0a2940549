import { testRule } from '../rule/testing/rule-cases.ts'
import { gerundAgreement } from './gerund-agreement.ts'

testRule(gerundAgreement, {
  accepts: [
    'It means that working people have a choice.',
    'Learning facts is important.',
    'Working conditions are bad.',
    'Living things need water.',
    'Learning and understanding are two things.',
    'Playing fields are green.',
    'Making people happy is my aim.',
    'Reading what others say is good.',
    'Being alone is hard.',
    'They like learning facts.',
    'Having what they need makes them happy.',
  ],
  corrects: [
    ['Although learning facts are important, it is boring.', 'Although learning facts is important, it is boring.'],
    ['I think that understanding ideas play a big role.', 'I think that understanding ideas plays a big role.'],
    ['Being an expert in one subject have a good side.', 'Being an expert in one subject has a good side.'],
    [
      'In my opinion, learning foreign languages need a lot of time.',
      'In my opinion, learning foreign languages needs a lot of time.',
    ],
    ['Travelling with a guide make me tired.', 'Travelling with a guide makes me tired.'],
  ],
  explains: [
    'Although learning facts are important, it is boring.',
    '“learning …” is one activity, so the verb is “is”.',
  ],
})
