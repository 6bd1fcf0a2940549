import { testRule } from '../rule/testing/rule-cases.ts'
import { introComma } from './intro-comma.ts'

testRule(introComma, {
  accepts: [
    'In conclusion, I agree.',
    'However the plan ends, we win.',
    'Finally the day came.',
    'I think in my opinion he is right.',
    'In addition to this, it is cheap.',
    'As a result of this he left.',
    'For example, it is late.',
    'In fact they left.',
    'In my opinion it is wrong.',
    'For this reason I stayed at home.',
    'Therefore we must go.',
    'Unfortunately the museum is closed.',
    'As a result people left.',
  ],
  corrects: [
    ['In conclusion I agree with it.', 'In conclusion, I agree with it.'],
    ['For example my friend has two.', 'For example, my friend has two.'],
    ['On the other hand it is cheap.', 'On the other hand, it is cheap.'],
    ['First of all we must go.', 'First of all, we must go.'],
    ['Moreover they are good.', 'Moreover, they are good.'],
  ],
  explains: ['However they left.', 'After “however” at the start of a sentence stands a comma.'],
})
