import { testRule } from '../rule/testing/rule-cases.ts'
import { numberNeedsPlural } from './number-needs-plural.ts'

testRule(numberNeedsPlural, {
  accepts: [
    'All three divide the class.',
    'The arrival of 80 police enraged many students.',
    'The few fleece the many while they can.',
    'I read three books a week.',
    'It is a five minute walk.',
    'She has a two-year-old son.',
    'Many work at night.',
    'In 2020 research stopped.',
    'Ten percent of us agree.',
    'Two hundred people came.',
    'Many a student has failed.',
    'Several people left early.',
    'He has few sheep.',
    'Three quarter notes follow.',
  ],
  corrects: [
    ['I read three book a week.', 'I read three books a week.'],
    ['There are many problem in my city.', 'There are many problems in my city.'],
    ['Several important reason exist.', 'Several important reasons exist.'],
    ['I have two brother and a sister.', 'I have two brothers and a sister.'],
    ['He stayed for 10 day.', 'He stayed for 10 days.'],
    ['You must drink many water.', 'You must drink a lot of water.'],
    ['We use too many water.', 'We use too much water.'],
    ['Many child play here.', 'Many children play here.'],
  ],
  explains: ['I read three book a week.', 'After “three” the noun is plural: “books”.'],
})
