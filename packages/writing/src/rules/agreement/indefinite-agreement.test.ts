import { testRule } from '../rule/testing/rule-cases.ts'
import { indefiniteAgreement } from './indefinite-agreement.ts'

testRule(indefiniteAgreement, {
  accepts: [
    'Everyone knows him.',
    'Does everyone know him?',
    'Let everybody go.',
    'Can anyone help?',
    'It helps everyone learn.',
    'It is important that everyone have a key.',
    'Nobody let him in.',
    'They want everyone to know.',
  ],
  corrects: [
    ['No one want to fail.', 'No one wants to fail.'],
    ['Everyone respect him.', 'Everyone respects him.'],
    ['That is why everybody want it.', 'That is why everybody wants it.'],
    ['I think nobody know the answer.', 'I think nobody knows the answer.'],
    ['Everybody have a phone today.', 'Everybody has a phone today.'],
    ['It is late, because everybody are asleep.', 'It is late, because everybody is asleep.'],
    ['When someone need help, we go.', 'When someone needs help, we go.'],
    ['Everything are expensive.', 'Everything is expensive.'],
  ],
  explains: ['Everyone respect him.', '“everyone” is one, so the verb is “respects”.'],
})
