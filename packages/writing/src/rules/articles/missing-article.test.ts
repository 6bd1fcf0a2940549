import { testRule } from '../rule/testing/rule-cases.ts'
import { missingArticle } from './missing-article.ts'

testRule(missingArticle, {
  accepts: [
    'She is a teacher.',
    'He is student representative.',
    'It is good news.',
    'They are good ideas.',
    'It has great potential.',
    'He became friends with her.',
    'This is good city planning.',
    'We make good progress.',
  ],
  corrects: [
    ['She is teacher.', 'She is a teacher.'],
    ['I am student at this school.', 'I am a student at this school.'],
    ['It is big problem.', 'It is a big problem.'],
    ['Pollution has negative effect on us.', 'Pollution has a negative effect on us.'],
    ['This is important issue.', 'This is an important issue.'],
    ['It is useful tool for learners.', 'It is a useful tool for learners.'],
    ['He is engineer.', 'He is an engineer.'],
  ],
  explains: ['She is teacher.', 'One of many: “a teacher …” needs its article.'],
})
