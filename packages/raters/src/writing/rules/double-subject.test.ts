import { doubleSubject } from './double-subject.ts'
import { testRule } from './testing/rule-cases.ts'

testRule(doubleSubject, {
  accepts: [
    'The food they gave us was cold.',
    'My father says he is ill.',
    'I asked my father he said no.',
    'The people they trust are few.',
    'The more it costs, the less it is used.',
    'The environment it lives in is cold.',
    'My brother is a doctor.',
    'The house they are building is big.',
    'The day they were born was cold.',
    'My father, he said, was ill.',
    'The people they helped were poor.',
    'The girl he is fond of left.',
    'This year we have a plan.',
    'The way it is done matters.',
    'The things they have cost little.',
    'In my opinion it is good.',
  ],
  corrects: [
    ['My grandfather he was a fisherman.', 'My grandfather was a fisherman.'],
    ['When I was ill my father he wanted me to stay.', 'When I was ill my father wanted me to stay.'],
    ['The environment it suffers from smoke.', 'The environment suffers from smoke.'],
    ['People they do not know it.', 'People do not know it.'],
    ['Learning a language it is hard.', 'Learning a language is hard.'],
    ['The students they should be given a chance.', 'The students should be given a chance.'],
    ['My brother he is a doctor.', 'My brother is a doctor.'],
    ['The people they are very poor.', 'The people are very poor.'],
    ['My mother she is not at home.', 'My mother is not at home.'],
    ['The students they want to learn.', 'The students want to learn.'],
    ['Some people they have a problem.', 'Some people have a problem.'],
    ['The city it is very big.', 'The city is very big.'],
  ],
  explains: ['My brother he is a doctor.', '“brother” is the subject already: leave out “he”.'],
})
