import { testRule } from '../rule/testing/rule-cases.ts'
import { toBase } from './to-base.ts'

testRule(toBase, {
  accepts: [
    "I don't want to bore you.",
    'All I could look forward to was a job.',
    'I want to go.',
    'He went to work.',
    'They moved to towns.',
    'She learned to saw wood.',
    'It led to changes.',
    'He gave it to winners.',
    'From means to ends.',
    'To be or not to be.',
    'They came to parties.',
  ],
  corrects: [
    ['I wanted to went home.', 'I wanted to go home.'],
    ['He tried to took it.', 'He tried to take it.'],
    ['It helps to reduces waste.', 'It helps to reduce waste.'],
    ['She wants to becomes a nurse.', 'She wants to become a nurse.'],
    ['They have to is careful.', 'They have to be careful.'],
    ['We need to spoke to him.', 'We need to speak to him.'],
    ['He likes to writes poems.', 'He likes to write poems.'],
  ],
  explains: ['I wanted to went home.', 'After “to” the verb has no ending: “go”.'],
})
