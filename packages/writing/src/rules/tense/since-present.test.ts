import { testRule } from '../rule/testing/rule-cases.ts'
import { sincePresent } from './since-present.ts'

testRule(sincePresent, {
  accepts: [
    'I have worked here since 2010.',
    'It is ten years since he left.',
    'Since you are here, sit down.',
    'They have been waiting since six.',
    'I know why, since you told me.',
    'She lives here, since rents are low.',
    'We stay at home since the roads are bad.',
    'He likes it since it is cheap.',
    'I feel better since I moved.',
    'They had known it since then.',
    'Since then he has been my friend.',
    'Since then I have felt better.',
    'Until now it has worked.',
    'We stayed until now and I go home.',
    'The number of students who study abroad has doubled since 2010.',
    'People who live there have complained since last year.',
  ],
  corrects: [
    ['I live here since 2010.', 'I have lived here since 2010.'],
    ['I am living in this city since six years.', 'I have been living in this city since six years.'],
    ['She works here since three years.', 'She has been working here since three years.'],
    ['I know him since childhood.', 'I have known him since childhood.'],
    ['We are here since two months.', 'We have been here since two months.'],
    ['Since then I feel better.', 'Since then I have felt better.'],
    ['Since that day he is my friend.', 'Since that day he has been my friend.'],
    ['I am living here for the last ten years.', 'I have been living here for the last ten years.'],
    ['Until now it works well.', 'Until now it has worked well.'],
  ],
  explains: [
    'I know him since childhood.',
    'What began in the past and still goes on is told with “have”: “have known”.',
  ],
})
