import { testRule } from '../rule/testing/rule-cases.ts'
import { letBase } from './let-base.ts'

testRule(letBase, {
  accepts: [
    'Please let me know.',
    'He made it to the top.',
    'She made them to order.',
    'They were made to wait.',
    'We made it to help people.',
    'They let it to a family.',
    'It makes me happy.',
    'She allowed me to go.',
    'What made her leave?',
    'Let us go to work.',
  ],
  corrects: [
    ['Please let me to know.', 'Please let me know.'],
    ['My parents let me to go out.', 'My parents let me go out.'],
    ['It makes me to feel happy.', 'It makes me feel happy.'],
    ['This made them to think.', 'This made them think.'],
    ['Let them to play.', 'Let them play.'],
  ],
  explains: ['Let them to play.', 'After “let” the verb stands without “to”: “play”.'],
})
