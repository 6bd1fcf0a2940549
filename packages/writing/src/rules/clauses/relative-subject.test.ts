import { testRule } from '../rule/testing/rule-cases.ts'
import { relativeSubject } from './relative-subject.ts'

testRule(relativeSubject, {
  accepts: [
    'Tourists who come to my city want to see it.',
    'People who love the work they do are happy.',
    'People who eat the food they like get fat.',
    'Those who know the man say he is kind.',
    'The man who called me yesterday is ill.',
    'People who said they were ill stayed at home.',
    'Children who play outside when it rains get wet.',
    'He met a woman who knew the town he came from.',
    'The man who came, he said, was old.',
    'Men who know what they want act fast.',
    'The house which stands where they live is big.',
  ],
  corrects: [
    ['Tourists who come to my city they want to see it.', 'Tourists who come to my city want to see it.'],
    ['My cousins who live in Paris they go to work on foot.', 'My cousins who live in Paris go to work on foot.'],
    ['People who are working in tourism they work like slaves.', 'People who are working in tourism work like slaves.'],
    [
      'A young man who has just started to work he can buy nothing.',
      'A young man who has just started to work can buy nothing.',
    ],
    ['Students who live far away they take the bus.', 'Students who live far away take the bus.'],
  ],
  explains: [
    'Tourists who come to my city they want to see it.',
    'The subject stands at the start already: leave out “they”.',
  ],
})
