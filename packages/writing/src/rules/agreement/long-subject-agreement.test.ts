import { testRule } from '../rule/testing/rule-cases.ts'
import { longSubjectAgreement } from './long-subject-agreement.ts'

testRule(longSubjectAgreement, {
  accepts: [
    'The jury have not agreed on a verdict.',
    'How much money do you need?',
    'How much time do the children have?',
    'The people in the room are quiet.',
    'The number of cars is growing.',
    'A lot of houses are empty.',
    'The price of the houses is high.',
    'Ten years is a long time.',
    'Drawers is a long word.',
    'If the price of bread were lower, we would buy more.',
    'The team from Leeds are late.',
    'The man with the dogs and his wife are outside.',
    'The majority of the students are happy.',
    'The news from home is good.',
    'Half of the water has gone.',
    'What people in the city want is peace.',
  ],
  corrects: [
    ['The people in my town is kind.', 'The people in my town are kind.'],
    ['The price of vegetables have risen.', 'The price of vegetables has risen.'],
    ['Two men was hurt.', 'Two men were hurt.'],
    ['The result of the tests are clear.', 'The result of the tests is clear.'],
    ['Many students from Asia has this problem.', 'Many students from Asia have this problem.'],
  ],
  explains: ['The people in my town is kind.', 'The verb goes with “people”: “are”.'],
})
