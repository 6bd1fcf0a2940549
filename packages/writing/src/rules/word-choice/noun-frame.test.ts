import { testRule } from '../rule/testing/rule-cases.ts'
import { nounFrame } from './noun-frame.ts'

testRule(nounFrame, {
  accepts: [
    'Make the most of your time.',
    'The second half of the match was good.',
    'The whole day was lost.',
    'He worked all day.',
    'A vast majority of the people agree.',
    'They pledged to each other their lives.',
    'A million and a half of the houses are new.',
    'In the reality show they cook.',
    'We want the America of our fathers.',
    'The nature of the problem is clear.',
    'He left in the middle of the night.',
    'Morning classes begin at nine.',
    'We walked for half an hour.',
    'Buy whole milk and whole wheat bread.',
    'It happened in the past year.',
    'Try the Facebook page.',
  ],
  corrects: [
    ['It rained whole day.', 'It rained the whole day.'],
    ['The most of people agree.', 'Most people agree.'],
    ['I spent the half of my money.', 'I spent half of my money.'],
    ['My both parents work.', 'Both my parents work.'],
    ['In the reality it is hard.', 'In reality it is hard.'],
    ['We walk half hour every day.', 'We walk half an hour every day.'],
    ['They love each others.', 'They love each other.'],
    ['I met others people there.', 'I met other people there.'],
    ['A friend of me lives there.', 'A friend of mine lives there.'],
    ['I work from the home.', 'I work from home.'],
    ['In nowadays world all is fast.', "In today's world all is fast."],
    ['We have lack of the water in summer.', 'We have lack of water in summer.'],
  ],
  explains: ['My both parents work.', 'Say “both my parents”, not “My both parents”.'],
})
