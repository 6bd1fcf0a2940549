import { testRule } from '../rule/testing/rule-cases.ts'
import { thereAgreement } from './there-agreement.ts'

testRule(thereAgreement, {
  accepts: [
    'There is many a book that nobody reads.',
    'There are many reasons for this.',
    'There is a book on the table.',
    'There are a lot of people here.',
    'There are a few problems.',
    'There is a lot of traffic in the city.',
    'There is no water in the river.',
    'There was news from home.',
    'There are a wide range of courses.',
    'He lives there is what I heard.',
  ],
  corrects: [
    ['There is many problems in cities.', 'There are many problems in cities.'],
    ['There is two ways to do it.', 'There are two ways to do it.'],
    ['There was several accidents.', 'There were several accidents.'],
    ['I think there is people who disagree.', 'I think there are people who disagree.'],
    ['There are a big problem here.', 'There is a big problem here.'],
    ['There were an accident yesterday.', 'There was an accident yesterday.'],
    ['There is a lot of cars on the road.', 'There are a lot of cars on the road.'],
    ['There is also many advantages.', 'There are also many advantages.'],
    ['There are a lot of traffic.', 'There is a lot of traffic.'],
  ],
  explains: ['There is many problems in cities.', 'Many things follow: “there are”.'],
})
