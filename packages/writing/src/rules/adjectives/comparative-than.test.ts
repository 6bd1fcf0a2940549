import { testRule } from '../rule/testing/rule-cases.ts'
import { comparativeThan } from './comparative-than.ts'

testRule(comparativeThan, {
  accepts: [
    'It is better that my son stays.',
    'The sooner that happens, the better.',
    'It is better than before.',
    'Prices rose, then fell.',
    'It got worse, then better.',
    'First we eat, then we sleep.',
    'He earned more then.',
    'If it is cheaper then we buy it.',
    'He ran faster and then stopped.',
    'Life was harder then, people say.',
  ],
  corrects: [
    ['My aunt cooks better that my mother.', 'My aunt cooks better than my mother.'],
    ['She is more careful that him.', 'She is more careful than him.'],
    ['It is better then before.', 'It is better than before.'],
    ['Trains are faster then buses.', 'Trains are faster than buses.'],
    ['It is more expensive then the old one.', 'It is more expensive than the old one.'],
    ['She is older then her brother.', 'She is older than her brother.'],
    ['I would rather walk then drive.', 'I would rather walk than drive.'],
    ['He has less money then me.', 'He has less money than me.'],
    ['More people live here then in Rome.', 'More people live here than in Rome.'],
  ],
  explains: ['It is better then before.', 'To compare, say “than”; “then” means afterwards.'],
})
