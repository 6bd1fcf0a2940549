import { testRule } from '../rule/testing/rule-cases.ts'
import { modalBe } from './modal-be.ts'

testRule(modalBe, {
  accepts: [
    'It can be done.',
    'We must be careful.',
    'It will be an increase.',
    'It can be overcome it seems.',
    'You will be late.',
    'It should be read a second time.',
    'He must be home.',
    'They may be close.',
    'It will be better.',
    'There may be work for us.',
    'She can be nice.',
    'That will be fun.',
  ],
  corrects: [
    ['We must be work hard.', 'We must work hard.'],
    ['You would be enjoy your stay.', 'You would enjoy your stay.'],
    ['It will be increase.', 'It will increase.'],
    ['It will be not decrease.', 'It will not decrease.'],
    ['The firm can be fail.', 'The firm can fail.'],
  ],
  explains: ['It will be increase.', 'After “will” the verb stands alone, without “be”: “increase”.'],
  contractedOtherwise: { 'It will be not decrease.': '“it’ll not” stays where “it won’t” would be said, too' },
})
