import { testRule } from '../rule/testing/rule-cases.ts'
import { subjectAgreement } from './subject-agreement.ts'

testRule(subjectAgreement, {
  accepts: [
    'The people in the room laugh.',
    'Her brother works in a bank.',
    'The students work hard.',
    'Can my uncle live here?',
    'She let her son stay out late.',
    'I suggest that the student leave now.',
    'The sales reports are late.',
    'Young people need jobs.',
    'The teacher put the book on the desk.',
    'My sister and my brother live together.',
    'City limits are marked on the map.',
    'The government work with the schools.',
    'He made the child eat fish.',
    'The price of oil fell again.',
    'The sports centre opens at nine.',
  ],
  corrects: [
    ['My uncle live in Canada.', 'My uncle lives in Canada.'],
    ['My parents lives in a village.', 'My parents live in a village.'],
    ['This shop sell fruit.', 'This shop sells fruit.'],
    ['The people in my town likes parties.', 'The people in my town like parties.'],
    ['My mother often tell me stories.', 'My mother often tells me stories.'],
    ['Many tourists travels to my country.', 'Many tourists travel to my country.'],
    ['It is late because the train leave at six.', 'It is late because the train leaves at six.'],
  ],
  explains: ['My uncle live in Canada.', '“uncle” is singular, so the verb is “lives”.'],
})
