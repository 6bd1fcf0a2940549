import { testRule } from '../rule/testing/rule-cases.ts'
import { nounForVerb } from './noun-for-verb.ts'

testRule(nounForVerb, {
  accepts: [
    'I wish you success in your new job.',
    'It brought them success.',
    'Success in life is rare.',
    'He had never success in it.',
    'Success comes late.',
    'It leads to success.',
    'The can, success or not, is empty.',
    'How can education help?',
    'When should different views meet?',
    'Only then can life go on.',
    'He can succeed.',
    'They want success.',
    'It belongs to life.',
    'A can life is a short one.',
    'What can development bring?',
  ],
  corrects: [
    ['He will never success in life.', 'He will never succeed in life.'],
    ['People who success in business work hard.', 'People who succeed in business work hard.'],
    ['They can not success in business.', 'They can not succeed in business.'],
    ['We must choice one of them.', 'We must choose one of them.'],
    ['He studies in order to success.', 'He studies in order to succeed.'],
    ['You should belief in yourself.', 'You should believe in yourself.'],
    ['They want to improvement their life.', 'They want to improve their life.'],
  ],
  explains: ['We must choice one of them.', 'Here the verb is needed: “choose”.'],
})
