import { testRule } from '../rule/testing/rule-cases.ts'
import { missingBe } from './missing-be.ts'

testRule(missingBe, {
  accepts: [
    'We are very happy.',
    'It so happens that he left.',
    'They kind of like it.',
    'She made him and me happy.',
    'Is it important?',
    'What makes it difficult is the noise.',
    'He keeps it hot.',
    'You good people, listen.'.replace('You good', 'Good'),
    'She working late, I went home.',
    'They very nearly fell.',
    'I still hope.',
    'He now lives in Rome.',
    'How happy they looked.',
    'Are they happy?',
    'Never was he happy.',
  ],
  corrects: [
    ['We very happy because we won.', 'We are very happy because we won.'],
    ['I sorry for that.', 'I am sorry for that.'],
    ['She working in a shop.', 'She is working in a shop.'],
    ['He tired and he wants to sleep.', 'He is tired and he wants to sleep.'],
    ['I think that it important to read.', 'I think that it is important to read.'],
    ['They stay because they afraid of him.', 'They stay because they are afraid of him.'],
  ],
  explains: ['I sorry for that.', 'The verb is missing: “I am …”.'],
})
