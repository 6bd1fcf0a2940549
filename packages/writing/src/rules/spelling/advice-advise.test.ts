import { testRule } from '../rule/testing/rule-cases.ts'
import { adviceAdvise } from './advice-advise.ts'

testRule(adviceAdvise, {
  accepts: [
    'She gave me advice.',
    'I advise you to go.',
    'My advice to you is to wait.',
    'He will advise them.',
    'We listened to advice from friends.',
    'They advise against it.',
    'Doctors advise rest.',
    'He needs advice.',
    'Whom should I ask for advice?',
    'The friends that advise him are old.',
  ],
  corrects: [
    ['She gave me good advise.', 'She gave me good advice.'],
    ['I need some advise.', 'I need some advice.'],
    ['I advice you to go.', 'I advise you to go.'],
    ['He would advice them to wait.', 'He would advise them to wait.'],
    ['Thank you for your advise.', 'Thank you for your advice.'],
  ],
  explains: ['I advice you to go.', 'The verb is “advise”; “advice” is the noun.'],
})
