import { testRule } from '../rule/testing/rule-cases.ts'
import { suggestTo } from './suggest-to.ts'

testRule(suggestTo, {
  accepts: [
    'She suggested going home.',
    'She suggested that I go.',
    'He advised me to wait.',
    'The results suggest people are happy.',
    'I suggest you ask him.',
    'They suggested it to me.',
    'A friend suggested this book.',
    'It suggests a change to them.',
  ],
  corrects: [
    ['She suggested me to go home.', 'She advised me to go home.'],
    ['He suggests us to take a bus.', 'He advises us to take a bus.'],
    ['I suggest you to study.', 'I advise you to study.'],
    ['Doctors suggest people to sleep more.', 'Doctors advise people to sleep more.'],
    ['They suggested him to wait.', 'They advised him to wait.'],
    ['We suggest them to stay.', 'We advise them to stay.'],
    ['My boss suggested her to apply.', 'My boss advised her to apply.'],
  ],
  explains: ['She suggested me to go home.', 'One suggests something, but advises somebody: “advised me to …”.'],
})
