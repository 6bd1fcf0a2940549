import { testRule } from '../rule/testing/rule-cases.ts'
import { pluralAdjective } from './plural-adjective.ts'

testRule(pluralAdjective, {
  accepts: [
    'Other people disagree.',
    'Some stayed and others left.',
    'Some like cats, others dogs.',
    'Help others.',
    'They have different ideas.',
    'Among others he named two.',
    'Others have tried.',
    'It is important to others.',
    'Few others know.',
  ],
  corrects: [
    ['They have differents ideas.', 'They have different ideas.'],
    ['Others people disagree.', 'Other people disagree.'],
    ['There are importants reasons.', 'There are important reasons.'],
    ['In others countries it is cheap.', 'In other countries it is cheap.'],
    ['He has bigs problems.', 'He has big problems.'],
    ['We saw interestings places.', 'We saw interesting places.'],
  ],
  explains: ['They have differents ideas.', 'Adjectives have no plural: say “different”.'],
})
