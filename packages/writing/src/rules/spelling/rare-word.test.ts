import { testRule } from '../rule/testing/rule-cases.ts'
import { rareWord } from './rare-word.ts'

testRule(rareWord, {
  accepts: [
    'In fact it is true.',
    'The packagers came.',
    'This is unfunded.',
    'Income per capita rose.',
    'Dutch and Maya came.',
    'The learner writes.',
    'The plane was late.',
    'They discussed it.',
    'We heard a deaf man.',
    'Every able-bodied man came.',
    'Send me an emoji.',
    'The Botchers live here.',
  ],
  corrects: [
    ['We will discus it.', 'We will discuss it.'],
    ['My eduction was good.', 'My education was good.'],
    ['Planing is important.', 'Planning is important.'],
    ['It is raining, therefor we stay.', 'It is raining, therefore we stay.'],
    ['The costumers are happy.', 'The customers are happy.'],
    ['I do not know wether it is true.', 'I do not know whether it is true.'],
  ],
  explains: ['We will discus it.', '“discus” is a rare word: is “discuss” meant?'],
})
