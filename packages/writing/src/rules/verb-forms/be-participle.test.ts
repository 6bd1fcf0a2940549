import { testRule } from '../rule/testing/rule-cases.ts'
import { beParticiple } from './be-participle.ts'

testRule(beParticiple, {
  accepts: [
    'Smoking should be banned.',
    'The air is polluted.',
    'What they do is reduce waste.',
    'All I did was call her.',
    'It is use that wears it out.',
    'They have borne the cost.',
    'I was born in May.',
    'The first step is create a list.',
    'There is damage to the roof.',
    'The babies born in May are well.',
  ],
  corrects: [
    ['It should be completely ban in towns.', 'It should be completely banned in towns.'],
    ['Smoking should be ban.', 'Smoking should be banned.'],
    ['The air is pollute.', 'The air is polluted.'],
    ['The problem can be solve.', 'The problem can be solved.'],
    ['I have born in Rome.', 'I was born in Rome.'],
    ['She is borned in Lisbon.', 'She was born in Lisbon.'],
    ['I born in 1990.', 'I was born in 1990.'],
  ],
  explains: ['The air is pollute.', 'It is done to someone or something: “is polluted”.'],
})
