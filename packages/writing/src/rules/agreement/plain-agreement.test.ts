import { testRule } from '../rule/testing/rule-cases.ts'
import { plainAgreement } from './plain-agreement.ts'

testRule(plainAgreement, {
  accepts: [
    'Now let the child sleep.',
    'Also the young need more help.',
    'The benefits outweigh the costs.',
    'One of the boys plays well.',
    'The family want to move.',
    'He suggested that the teacher write to them.',
    'What counts is the result.',
    'Every knot needs patience.',
    'Ten years seems a long time.',
    'Physics shows us the world.',
    'The smell wakes up everyone.',
    'This makes the teacher laugh at us.',
    'The news makes me sad.',
    'When the lesson starts, we sit down.',
    'The police look for him.',
    'The aged get food there.',
    'They know that the businessmen work hard.',
    'If the man put it there, we will find it.',
    'A dripping tap or a damp patch is reported.',
  ],
  corrects: [
    ['Moreover the city need more parks.', 'Moreover the city needs more parks.'],
    ['But my brother want a new car.', 'But my brother wants a new car.'],
    ['I think the benefits outweighs the costs.', 'I think the benefits outweigh the costs.'],
    ['We look at it until their eyes hurts a lot.', 'We look at it until their eyes hurt a lot.'],
    ['Every knot need patience.', 'Every knot needs patience.'],
    ['They begin when the lesson start.', 'They begin when the lesson starts.'],
    ['City life make people nervous.', 'City life makes people nervous.'],
    ['Some experts claims that it is good.', 'Some experts claim that it is good.'],
    ['It works when both sides shows respect.', 'It works when both sides show respect.'],
    ['Her phone never stop ringing.', 'Her phone never stops ringing.'],
  ],
  explains: ['Every knot need patience.', '“knot” is singular, so the verb is “needs”.'],
})
