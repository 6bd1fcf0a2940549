import { testRule } from '../rule/testing/rule-cases.ts'
import { doModal } from './do-modal.ts'

testRule(doModal, {
  accepts: [
    'I cannot swim.',
    'They do not, must I say, come.',
    'What they do can help.',
    'Do you know it?',
    'All he does will help.',
    "Don't!",
    'Could he come?',
    'I do not.',
    'The can he does not want is here.',
    'They did what they could.',
  ],
  corrects: [
    ["I don't can swim.", "I can't swim."],
    ["He didn't could come.", "He couldn't come."],
    ["I don't must go.", "I mustn't go."],
    ['Do you can help me?', 'Can you help me?'],
    ["She doesn't should know it.", "She shouldn't know it."],
  ],
  explains: ['Do you can help me?', '“can” asks by itself.'],
})
