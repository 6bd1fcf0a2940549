import { testRule } from '../rule/testing/rule-cases.ts'
import { needlessThe } from './needless-the.ts'

testRule(needlessThe, {
  accepts: [
    'The football is on the roof.',
    'We play football.',
    'They love nature.',
    'The smoking room is closed.',
    'It is in the nature of things.',
    'The football team won.',
    'The English are polite.',
    'She plays the football that her son gave her.'.replace('plays', 'kicks'),
    'The climate change bill passed.'.replace('change bill', 'bill'),
    'They know the maths teacher.',
    'I love the history of Rome.',
    'The reading of the will took an hour.',
  ],
  corrects: [
    ['The football is my favourite sport.', 'Football is my favourite sport.'],
    ['He studies the marketing.', 'He studies marketing.'],
    ['We play the football.', 'We play football.'],
    ['They protect the nature.', 'They protect nature.'],
    ['The smoking is bad for you.', 'Smoking is bad for you.'],
    ['She is good and likes living in the nature.', 'She is good and likes living in nature.'],
    ['I want to learn the English.', 'I want to learn English.'],
    ['She is better in the mathematics.', 'She is better in mathematics.'],
    ['The climate change is real.', 'Climate change is real.'],
  ],
  explains: ['We play the football.', '“football” in general takes no “the”.'],
})
