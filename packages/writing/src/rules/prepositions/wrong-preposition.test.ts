import { testRule } from '../rule/testing/rule-cases.ts'
import { wrongPreposition } from './wrong-preposition.ts'

testRule(wrongPreposition, {
  accepts: [
    'It depends on the weather.',
    'It depends in part on luck.',
    'Many suffer from stress.',
    'He arrived to find the door open.',
    'They are different from us.',
    'Rent is due to rise.',
    'The glass is full.',
    'He was responsible for it.',
    'Sales rose due to lower prices.',
    'The people married in June.',
  ],
  corrects: [
    ['It depends of the weather.', 'It depends on the weather.'],
    ['She is interested on music.', 'She is interested in music.'],
    ['He is married with a nurse.', 'He is married to a nurse.'],
    ['We arrived to the station late.', 'We arrived at the station late.'],
    ['Who is responsible of this?', 'Who is responsible for this?'],
    ['Many people suffer of stress.', 'Many people suffer from stress.'],
    ['It is similar with my plan.', 'It is similar to my plan.'],
    ['You must pay attention at the road.', 'You must pay attention to the road.'],
  ],
  explains: ['It depends of the weather.', '“depends” goes with “on”, not “of”.'],
})
