import { testRule } from '../rule/testing/rule-cases.ts'
import { nounVerbAgreement } from './noun-verb-agreement.ts'

testRule(nounVerbAgreement, {
  accepts: [
    'The number of students is growing.',
    'One of the main reasons is money.',
    'Building new roads is expensive.',
    'Five years is a long time to wait.',
    'The news is good.',
    'The government have decided to act.',
    'The rich are getting richer.',
    'If the student were here, she would help.',
    'The teacher and the student are late.',
    'Physics is hard for many children.',
    'The people in the city are friendly.',
    'The majority are against the plan.',
    'Mars is red.',
    'James is late.',
  ],
  corrects: [
    ['People is afraid of change.', 'People are afraid of change.'],
    ['The students is tired.', 'The students are tired.'],
    ['Bees is dying.', 'Bees are dying.'],
    ['Many cities has this problem.', 'Many cities have this problem.'],
    ['The student are tired.', 'The student is tired.'],
    ['He said that the price were too high.', 'He said that the price was too high.'],
    ['Every child have a name.', 'Every child has a name.'],
    ['Young people was protesting in the street.', 'Young people were protesting in the street.'],
  ],
  explains: ['The students is tired.', '“students” needs the verb “are” here.'],
})
