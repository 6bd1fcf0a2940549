import { testRule } from '../rule/testing/rule-cases.ts'
import { perfectObject } from './perfect-object.ts'

testRule(perfectObject, {
  accepts: [
    'It has changed our life.',
    'They have work to do.',
    'We have help from them.',
    'He has let us go.',
    'They have need of our help.',
    'She has hit me.',
    'I have a plan.',
    'They have control over their lives.',
    'It has cost us much.',
    'You have to change your life.',
  ],
  corrects: [
    ['It has change our life.', 'It has changed our life.'],
    ['He has help me a lot.', 'He has helped me a lot.'],
    ['They have already finish their work.', 'They have already finished their work.'],
    ['My parents have support me.', 'My parents have supported me.'],
    ['It had influence his ideas.', 'It had influenced his ideas.'],
    ['We have visit our friends.', 'We have visited our friends.'],
  ],
  explains: ['It has change our life.', 'After “has” comes the participle: “changed”.'],
})
