import { testRule } from '../rule/testing/rule-cases.ts'
import { modalBase } from './modal-base.ts'

testRule(modalBase, {
  accepts: [
    'He has an unbending will to dominate.',
    'He will practise, and she may favour them.',
    'We should analyse it.',
    'She can sing well.',
    'The will to live is strong.',
    'Can plants grow in the dark?',
    'He would rather stay.',
    'You must not smoke here.',
    'It may have been lost.',
    'They could easily have won.',
    'A can fell from the shelf.',
    'It should be done today.',
  ],
  corrects: [
    ['She can sings well.', 'She can sing well.'],
    ['You must to go now.', 'You must go now.'],
    ['They should going home.', 'They should go home.'],
    ['He could went there.', 'He could go there.'],
    ['It will helps us.', 'It will help us.'],
    ['We cannot to stop it.', 'We cannot stop it.'],
    ['This can leads to problems.', 'This can lead to problems.'],
    ['You should not drives.', 'You should not drive.'],
  ],
  explains: ['You must to go now.', 'After “must” the verb stands without “to”.'],
})
