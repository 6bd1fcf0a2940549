import { canNot } from './can-not.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(canNot, {
  accepts: [
    'We cannot go.',
    "We can't go.",
    'It can not only swim but also fly.',
    'Can it not wait?',
    'He can, not surprisingly, swim.',
    'You can do it, can you not?',
    'It could not be found.',
    'They can and do not wait.',
    'You can not just swim but dive.',
    'Why can he not come?',
  ],
  corrects: [
    ['We can not go.', 'We cannot go.'],
    ['I can not find my keys.', 'I cannot find my keys.'],
    ['Can not you see it?', 'Cannot you see it?'],
    ['They say it can not be done.', 'They say it cannot be done.'],
    ['It can not even fly.', 'It cannot even fly.'],
  ],
  explains: ['We can not go.', '“Cannot” is one word.'],
})
