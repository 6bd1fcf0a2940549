import { testRule } from '../rule/testing/rule-cases.ts'
import { modalEnding } from './modal-ending.ts'

testRule(modalEnding, {
  accepts: [
    'The will makes it clear.',
    'A can holds a litre.',
    'What you can makes you strong.',
    'They can see it.',
    'He could have gone.',
    'The old man must be right.',
    'We saw what he would found.',
    'He must, seeing this, go.',
    'Free will gives us hope.',
    'His will makes him strong.',
    'It may, being old, break.',
  ],
  corrects: [
    ['Who works hard will gets a job.', 'Who works hard will get a job.'],
    ['We will easy forgot it.', 'We will easy forget it.'],
    ['They can solving many problems.', 'They can solve many problems.'],
    ['This can makes your skin white.', 'This can make your skin white.'],
    ['We should not closed the zoo.', 'We should not close the zoo.'],
  ],
  explains: ['They can solving many problems.', 'After “can” the verb has no ending: “solve”.'],
})
