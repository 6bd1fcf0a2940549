import { testRule } from '../rule/testing/rule-cases.ts'
import { coordinatedPast } from './coordinated-past.ts'

testRule(coordinatedPast, {
  accepts: [
    'I went home and watched a film.',
    'She told me to sit and wait.',
    'He made me sit and listen to it.',
    'They saw him come and go.',
    'I knew that they work and play in it.',
    'He came, and they work here.',
    'We went there to swim and play in it.',
    'I thought about work and play.',
    'They usually came and help us.',
    'He put it down and left.',
  ],
  corrects: [
    ['I went home and watch a film.', 'I went home and watched a film.'],
    ['He gave up his job and start to travel.', 'He gave up his job and started to travel.'],
    ['We ate a lot and go home.', 'We ate a lot and went home.'],
    ['They bought a house and live in it.', 'They bought a house and lived in it.'],
    ['I visited a friend and cook for him.', 'I visited a friend and cooked for him.'],
  ],
  explains: ['I went home and watch a film.', 'The verb before “and” is in the past, so this one is too: “watched”.'],
})
