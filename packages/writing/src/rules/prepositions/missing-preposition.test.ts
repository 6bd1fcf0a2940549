import { testRule } from '../rule/testing/rule-cases.ts'
import { missingPreposition } from './missing-preposition.ts'

testRule(missingPreposition, {
  accepts: [
    'For a stamp you wait a whole morning.',
    'I waited an hour.',
    'You must wait your turn.',
    'I listen to music.',
    'It depends on the price.',
    'Listen, my friend.',
    'It depends.',
    'They belong together.',
    'Please explain the rule to me.',
    'According to the text, it is true.',
    'The text consists of two parts.',
  ],
  corrects: [
    ['I listen music every day.', 'I listen to music every day.'],
    ['It depends the price.', 'It depends on the price.'],
    ['This book belongs my sister.', 'This book belongs to my sister.'],
    ['According the text, it is true.', 'According to the text, it is true.'],
    ['Please explain me the rule.', 'Please explain to me the rule.'],
    ['They rely the government.', 'They rely on the government.'],
    ['Children must listen their parents.', 'Children must listen to their parents.'],
    ['Many people participate the event.', 'Many people participate in the event.'],
    ['We wait the bus.', 'We wait for the bus.'],
  ],
  explains: ['It depends the price.', '“depends” needs “on” before its object.'],
})
