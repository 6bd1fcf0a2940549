import { testRule } from '../rule/testing/rule-cases.ts'
import { eachSingular } from './each-singular.ts'

testRule(eachSingular, {
  accepts: [
    'Every year it rains.',
    'Each of the books is new.',
    'Every two weeks we meet.',
    'Another ten people came.',
    'Each side has its reasons.',
    'They help each other.',
    'We give each other gifts.',
    'They sent each other long letters.',
    'Every news report says so.',
    'Each was sold.',
  ],
  corrects: [
    ['Every years it rains.', 'Every year it rains.'],
    ['Each students has a book.', 'Each student has a book.'],
    ['Every people needs a home.', 'Every person needs a home.'],
    ['There is another problems.', 'There is other problems.'],
    ['Every big cities has parks.', 'Every big city has parks.'],
    ['Another people disagree.', 'Other people disagree.'],
    ['Each countries has a flag.', 'Each country has a flag.'],
  ],
  explains: ['Every years it rains.', 'After “every” the noun is singular: “year”.'],
})
