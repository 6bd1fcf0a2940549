import { testRule } from '../rule/testing/rule-cases.ts'
import { othersSay } from './others-say.ts'

testRule(othersSay, {
  accepts: [
    'Others say no.',
    'Other people say no.',
    'Some say yes, others say no.',
    'They have other likes and dislikes.',
    'On the other have a look.',
    'Each other think so.',
    'We help other people.',
    'The one and the other are here.',
    'Think of other needs.',
    'They help other towns.',
  ],
  corrects: [
    ['Some say yes, other say no.', 'Some say yes, others say no.'],
    ['Some like it while other think it is bad.', 'Some like it while others think it is bad.'],
    ['Other prefer to stay at home.', 'Others prefer to stay at home.'],
    ['We must help other in the town.', 'We must help others in the town.'],
    ['They like helping other.', 'They like helping others.'],
  ],
  explains: ['Other prefer to stay at home.', 'Other people are “others”.'],
})
