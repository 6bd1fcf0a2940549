import { expect, test } from 'vitest'
import { restatedShare } from './restated-share.ts'

const SITUATION =
  'Yesterday you lost the key card that opens the doors of your office. Write an e-mail to your manager.'

test.each([
  ['Yesterday I lost the key card that opens the doors of my office.', 1],
  ['Yesterday I lost the key card that opens the doors of our office.', 1],
  ['Yesterday you lost the key card that opens the doors of your office.', 1],
  ['Write an e-mail to my manager.', 1],
  ['I have lost my key card and cannot open the office.', 0],
  ['', 0],
])('of “%s” %f is restated', (answer, share) => {
  expect(restatedShare(answer, SITUATION)).toBe(share)
})
