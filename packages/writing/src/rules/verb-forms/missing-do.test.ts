import { testRule } from '../rule/testing/rule-cases.ts'
import { missingDo } from './missing-do.ts'

testRule(missingDo, {
  accepts: [
    'They do not have time.',
    'Why not go home?',
    'It is important that he not go.',
    'I hope not.',
    'They decided not to go.',
    'He can not see it.',
    'It was people, not machines.',
    'They left, not knowing why.',
  ],
  corrects: [
    ['They not have time.', 'They do not have time.'],
    ['He not go to school.', 'He does not go to school.'],
    ['People not know the truth.', 'People do not know the truth.'],
    ['The government not help, it not give money.', 'The government not help, it does not give money.'],
    ['Students not learn from this.', 'Students do not learn from this.'],
    ['It not happens often.', 'It does not happen often.'],
    ['I not understand it.', 'I do not understand it.'],
  ],
  explains: ['They not have time.', '“not” needs “do” before a verb: “do not have”.'],
})
