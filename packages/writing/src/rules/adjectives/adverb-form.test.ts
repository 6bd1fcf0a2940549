import { testRule } from '../rule/testing/rule-cases.ts'
import { adverbForm } from './adverb-form.ts'

testRule(adverbForm, {
  accepts: [
    'The cake tastes very good.',
    'It works as good practice.',
    'She makes it easy.',
    'They found it very good.',
    'He does it wrong.',
    'He speaks good English.',
    'You can easily find it.',
    'The test is easy.',
    'It is a quick change.',
    'I have a strong belief in it.',
    'Life is more dangerous than before.',
    'They live happy lives.',
    'He grew strong and tall.',
    'It is clear that they agree.',
    'The work is easy and quick.',
    'This is a real changed man.',
  ],
  corrects: [
    ['She speaks English very good.', 'She speaks English very well.'],
    ['If he is unhappy, he will do it bad.', 'If he is unhappy, he will do it badly.'],
    ['They speak very loud.', 'They speak very loudly.'],
    ['This happens very rare.', 'This happens very rarely.'],
    ['I speak English as fluent as my cousin.', 'I speak English as fluently as my cousin.'],
    ['You can easy find it.', 'You can easily find it.'],
    ['I strong agree with this.', 'I strongly agree with this.'],
    ['The city grows very quick.', 'The city grows very quickly.'],
    ['They drive too dangerous.', 'They drive too dangerously.'],
    ['I complete agree with you.', 'I completely agree with you.'],
    ['He learned very quick.', 'He learned very quickly.'],
    ['Prices will gradual increase.', 'Prices will gradually increase.'],
    ['Things changed rapid.', 'Things changed rapidly.'],
  ],
  explains: ['You can easy find it.', 'How something is done is told by “easily”.'],
})
