import { testRule } from '../rule/testing/rule-cases.ts'
import { bareActivity } from './bare-activity.ts'

testRule(bareActivity, {
  accepts: [
    'Learning English is hard.',
    'Read what is good.',
    'Make sure the door is not open.',
    'Use of cars is bad.',
    'Travel costs money and is good.',
    'Study time is a problem.',
    'Take the book and it is yours.',
    'Help people who are ill.',
    'Learn English, it is a useful language.',
    'Know who is the best.',
    'I think that Park Street is a nice place.',
  ],
  corrects: [
    ['Learn English is hard.', 'Learning English is hard.'],
    ['I think travel alone is fun.', 'I think traveling alone is fun.'],
    ['Drive a car is dangerous.', 'Driving a car is dangerous.'],
    ['Read books can help you.', 'Reading books can help you.'],
    ['I believe that eat healthy food is important.', 'I believe that eating healthy food is important.'],
    ['Speak with people is a good way.', 'Speaking with people is a good way.'],
  ],
  explains: ['Learn English is hard.', 'An activity as a subject ends in “-ing”: “Learning …”.'],
})
