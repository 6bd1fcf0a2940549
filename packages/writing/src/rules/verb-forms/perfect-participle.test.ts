import { testRule } from '../rule/testing/rule-cases.ts'
import { perfectParticiple } from './perfect-participle.ts'

testRule(perfectParticiple, {
  accepts: [
    'The experience that he had was going to waste.',
    'She has gone home.',
    'I have read the book.',
    'They had become friends.',
    'We have live music tonight.',
    'He has to go.',
    'You have won.',
    'It had fallen.',
    'The tools had saw marks.',
    'Prices have come down.',
  ],
  corrects: [
    ['She has went home.', 'She has gone home.'],
    ['They have already ate lunch.', 'They have already eaten lunch.'],
    ['He had took the train.', 'He had taken the train.'],
    ['We have choose the best one.', 'We have chosen the best one.'],
    ['Cities have grow fast.', 'Cities have grown fast.'],
    ['The law has improve safety.', 'The law has improved safety.'],
    ['It has not began yet.', 'It has not begun yet.'],
  ],
  explains: ['She has went home.', 'After “has” comes the participle: “gone”.'],
})
