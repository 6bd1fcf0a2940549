import { testRule } from '../rule/testing/rule-cases.ts'
import { othersAgreement } from './others-agreement.ts'

testRule(othersAgreement, {
  accepts: [
    'Some think so, while others think differently.',
    'Among others has come my friend.',
    'For you and others is a room ready.',
    'The others are here.',
    'He helps others because it is right.',
    'Others have left.',
    'What he tells others is true.',
    'Helping others makes me happy.',
    'Caring for others means work.',
    'Others will come.',
  ],
  corrects: [
    ['Some agree, while others thinks it is bad.', 'Some agree, while others think it is bad.'],
    ['Others has no time.', 'Others have no time.'],
    ['Some like it, but others is against it.', 'Some like it, but others are against it.'],
    ['I know that others wants more.', 'I know that others want more.'],
    ['Others says that it is true.', 'Others say that it is true.'],
  ],
  explains: ['Others has no time.', '“others” are many, so the verb is “have”.'],
})
