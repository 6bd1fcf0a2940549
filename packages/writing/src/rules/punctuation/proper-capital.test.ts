import { testRule } from '../rule/testing/rule-cases.ts'
import { properCapital } from './proper-capital.ts'

testRule(properCapital, {
  accepts: [
    'She speaks English and French.',
    'We eat french fries.',
    'They march to the sea.',
    'You may go.',
    'He drinks from china cups.',
    'An august company met.',
    'The tag #india is popular.',
    'Last May we met.',
    'A set of china stood there.',
    'They roast turkey and ham.',
    'In Turkey it is hot.',
  ],
  corrects: [
    ['I learn english.', 'I learn English.'],
    ['We meet on monday.', 'We meet on Monday.'],
    ['She was born in march.', 'She was born in March.'],
    ['Many people in china work hard.', 'Many people in China work hard.'],
    ['I come from uzbekistan.', 'I come from Uzbekistan.'],
    ['My cousin lives in new york.', 'My cousin lives in New York.'],
    ['We studied in the united states.', 'We studied in the United States.'],
    ['On sundays we eat turkish food.', 'On Sundays we eat Turkish food.'],
    ['She put it on tiktok with her iphone.', 'She put it on TikTok with her iPhone.'],
    ['My toefl score was high.', 'My TOEFL score was high.'],
    ['I watch it on youtube.', 'I watch it on YouTube.'],
  ],
  explains: ['I learn english.', 'Names of languages, places, days and months take a capital: “English”.'],
})
