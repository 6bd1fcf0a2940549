import { testRule } from '../rule/testing/rule-cases.ts'
import { massSubject } from './mass-subject.ts'

testRule(massSubject, {
  accepts: [
    'But let education help people.',
    'So can technology help us.',
    'Also food and water give us life.',
    'Television has bad effects.',
    'Food and water are clean.',
    'Does television have bad effects?',
    'It is important that technology help people.',
    'Life changes.',
    'In life change is good.',
    'What tourism and education have in common is people.',
    'He made life give him chances.',
    'Water came in.',
    'Travelling salesmen have cars.',
  ],
  corrects: [
    ['Also the technology take the time from us.', 'Also the technology takes the time from us.'],
    ['TV give us the news.', 'TV gives us the news.'],
    ['Television have bad effects.', 'Television has bad effects.'],
    ['Life give us chances.', 'Life gives us chances.'],
    ['I think education are important.', 'I think education is important.'],
    ['Success come with hard work.', 'Success comes with hard work.'],
    ['Technology always make people lazy.', 'Technology always makes people lazy.'],
    ['The government need to act.', 'The government needs to act.'],
  ],
  explains: ['Television have bad effects.', '“television” is one thing, so the verb is “has”.'],
})
