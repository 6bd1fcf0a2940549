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
    ['She suggested me to go home.', 'She suggested that I go home.'],
    ['He suggests us to take a bus.', 'He suggests that we take a bus.'],
    ['I suggest you to study.', 'I suggest that you study.'],
    ['Doctors suggest people to sleep more.', 'Doctors suggest that people sleep more.'],
    ['They suggested him to wait.', 'They suggested that he wait.'],
    ['We suggest them to stay.', 'We suggest that they stay.'],
    ['My boss suggested her to apply.', 'My boss suggested that she apply.'],
  ],
  explains: [
    'She suggested me to go home.',
    'One suggests that somebody does something, or advises somebody: “advised me to …”.',
  ],
})
