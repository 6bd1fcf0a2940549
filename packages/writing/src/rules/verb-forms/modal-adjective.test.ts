import { testRule } from '../rule/testing/rule-cases.ts'
import { modalAdjective } from './modal-adjective.ts'

testRule(modalAdjective, {
  accepts: [
    'It will be good for us.',
    'Can good food be cheap?',
    'The will of good men counts.',
    'They could better see it.',
    'Will rich people pay?',
    'Anything you can safely eat is fine.',
    'He will clean the room.',
    'You should free the bird.',
    'They can open it.',
    'As happy as one can, he left.',
  ],
  corrects: [
    ['It will good for us.', 'It will be good for us.'],
    ['We should careful.', 'We should be careful.'],
    ['They will happy if you come.', 'They will be happy if you come.'],
    ['This can dangerous for children.', 'This can be dangerous for children.'],
    ['You must very careful with it.', 'You must be very careful with it.'],
    ['They can able to succeed.', 'They can succeed.'],
    ['They will able to succeed.', 'They will be able to succeed.'],
    ['It may not possible to go.', 'It may not be possible to go.'],
  ],
  explains: ['We should careful.', 'Before an adjective “should” needs “be”.'],
})
