import { testRule } from '../rule/testing/rule-cases.ts'
import { sinceDuration } from './since-duration.ts'

testRule(sinceDuration, {
  accepts: [
    'I have lived here since 2010.',
    'He has been ill since Monday.',
    'Since many people left, it is quiet.',
    'Since then, nothing has changed.',
    'Since two years ago, it has grown.',
    'Since the year began, prices rose.',
    'They have worked for three years.',
    'Since ten o’clock it has rained.',
  ],
  corrects: [
    ['I have lived here since five years.', 'I have lived here for five years.'],
    ['He has been ill since two weeks.', 'He has been ill for two weeks.'],
    ['It has been known since many years.', 'It has been known for many years.'],
    ['She has studied English since a long time.', 'She has studied English for a long time.'],
    ['We have waited since 3 hours.', 'We have waited for 3 hours.'],
    ['Since several decades, cities have grown.', 'For several decades, cities have grown.'],
    ['I work here since a few months.', 'I work here for a few months.'],
  ],
  explains: ['I have lived here since five years.', 'For a length of time say “for”; “since” names when it began.'],
})
