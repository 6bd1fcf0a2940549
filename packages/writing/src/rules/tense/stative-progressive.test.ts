import { testRule } from '../rule/testing/rule-cases.ts'
import { stativeProgressive } from './stative-progressive.ts'

testRule(stativeProgressive, {
  accepts: [
    'I know him.',
    'She is very understanding.',
    'They are having lunch.',
    'We are having a party.',
    'He is having problems with it.',
    'Knowing him is easy.',
    'The box containing the key is here.',
    'They are running.',
    'He was wanting in tact.',
    'It is a good way of knowing.',
    'She was smelling the flowers.',
    'They are having dinner.',
  ],
  corrects: [
    ['I am knowing him.', 'I know him.'],
    ['I am having two brothers.', 'I have two brothers.'],
    ['He is believing in luck.', 'He believes in luck.'],
    ['I am belonging to a small town.', 'I belong to a small town.'],
    ['We are agreeing with you.', 'We agree with you.'],
    ['It was smelling bad.', 'It smelled bad.'],
    ['People are not having patience.', 'People do not have patience.'],
  ],
  explains: ['I am knowing him.', '“know” tells a state, so it takes no -ing: “know”.'],
})
