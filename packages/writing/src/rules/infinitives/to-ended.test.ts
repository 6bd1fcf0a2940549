import { testRule } from '../rule/testing/rule-cases.ts'
import { toEnded } from './to-ended.ts'

testRule(toEnded, {
  accepts: [
    'We look forward to seeing you.',
    'It goes from walking to running.',
    'They are used to working at night.',
    'He turned to advanced learners.',
    'They gave it to married people.',
    'It is on its way to becoming a city.',
    'I prefer swimming to reading a book.',
    'The answer to that came.',
    'He is committed to helping them.',
    'Turn to the left in town.',
    'It belongs to united people.',
  ],
  corrects: [
    ['We have to cleaned up the room.', 'We have to clean up the room.'],
    ['They do nothing to improving their life.', 'They do nothing to improve their life.'],
    ['I was chosen to represented our school.', 'I was chosen to represent our school.'],
    ['I am happy to received your letter.', 'I am happy to receive your letter.'],
    ['You have time to joining the club.', 'You have time to join the club.'],
    ['There is always something to discovered in it.', 'There is always something to discover in it.'],
  ],
  explains: ['We have to cleaned up the room.', 'After “to” the verb has no ending here: “clean”.'],
})
