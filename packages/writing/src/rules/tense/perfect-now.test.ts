import { testRule } from '../rule/testing/rule-cases.ts'
import { perfectNow } from './perfect-now.ts'

testRule(perfectNow, {
  accepts: [
    'I have not received it yet.',
    "I didn't receive it.",
    "He didn't come yesterday.",
    'Since then I have not eaten.',
    "They didn't know when he ate yet another cake.",
    'It did not rain and yet we stayed.',
    'He did it, yet nobody knew.',
    'Did you see it yet?',
    'Until now it was fine.',
    'So far so good.',
    "We didn't go because it was not yet open.",
  ],
  corrects: [
    ["I didn't receive it yet.", "I haven't received it yet."],
    ["Since then I didn't buy any.", "Since then I haven't bought any."],
    ['He did not call me yet.', 'He has not called me yet.'],
    ["Until now they didn't answer.", "Until now they haven't answered."],
    ["So far we didn't see him.", "So far we haven't seen him."],
  ],
  explains: ['He did not call me yet.', 'The time reaches up to now: “has not called”.'],
})
