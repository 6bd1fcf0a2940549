import { testRule } from '../rule/testing/rule-cases.ts'
import { irregularVerb } from './irregular-verb.ts'

testRule(irregularVerb, {
  accepts: [
    'She drove to town.',
    'He planted a seed.',
    'The road was costed carefully.',
    'They hanged the picture.',
    'The sun shined.',
    'He lied to us.',
    'She needed help.',
    'It was a leaded window.',
  ],
  corrects: [
    ['She drived to town.', 'She drove to town.'],
    ['He buyed a car.', 'He bought a car.'],
    ['I have writed a letter.', 'I have written a letter.'],
    ['The book was choosed by us.', 'The book was chosen by us.'],
    ['They goed home.', 'They went home.'],
    ['We eated fish.', 'We ate fish.'],
    ['She teached me French.', 'She taught me French.'],
    ['He runned fast.', 'He ran fast.'],
  ],
  explains: ['She drived to town.', '“drive” is irregular: drive, drove, driven.'],
})
