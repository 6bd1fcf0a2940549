import { testRule } from '../rule/testing/rule-cases.ts'
import { singularS } from './singular-s.ts'

testRule(singularS, {
  accepts: [
    'The news is bad.',
    'Art and physics are hard.',
    'The readers of the news are few.',
    'Mathematics was my subject.',
    'Students of physics have labs.',
    'Those who love maths are rare.',
    'Politics are not for me.',
    'His looks and news are old.',
    'The rooms for physics are cold.',
    'News travels fast.',
  ],
  corrects: [
    ['The news are bad.', 'The news is bad.'],
    ['Mathematics are difficult.', 'Mathematics is difficult.'],
    ['I think that physics are fun.', 'I think that physics is fun.'],
    ['All news were good.', 'All news was good.'],
    ['The news have shocked us.', 'The news has shocked us.'],
  ],
  explains: ['The news are bad.', '“news” is singular although it ends in -s: “is”.'],
})
