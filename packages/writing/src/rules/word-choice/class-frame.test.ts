import { testRule } from '../rule/testing/rule-cases.ts'
import { classFrame } from './class-frame.ts'

testRule(classFrame, {
  accepts: [
    'I love the very danger of it.',
    'With very help from above we won.',
    'She gave it up.',
    'They looked out at the sea.',
    'It became clearly visible.',
    'He fell asleep.',
    'He cannot even swim.',
    'He hardly works.',
    'Lately he has been ill.',
    'He is a fool.',
    'The shop is near the station.',
    'A very successful man came.',
    'It is a great success.',
    'She works very well.',
  ],
  corrects: [
    ['The road is very danger.', 'The road is very dangerous.'],
    ['He is a very success man.', 'He is a very successful man.'],
    ['I will not give up it.', 'I will not give it up.'],
    ['She turned off them.', 'She turned them off.'],
    ['Everything became clearly.', 'Everything became clear.'],
    ['They fall in sleep.', 'They fall asleep.'],
    ['I even can not swim.', 'I cannot even swim.'],
    ['He worked hardly.', 'He worked hard.'],
    ['I never forget it easy.', 'I never forget it easily.'],
    ['My shop is nearby the station.', 'My shop is near the station.'],
    ['He speaks fastly.', 'He speaks fast.'],
    ['We must work more hardly.', 'We must work harder.'],
    ['He runs more fastly.', 'He runs faster.'],
  ],
  explains: ['The road is very danger.', 'Say “very dangerous”, not “very danger”.'],
})
