import { expect, test } from 'vitest'
import { foreignShare } from './foreign-share.ts'

const ENGLISH =
  'I live near the centre and every morning I breathe the smoke of many cars. If driving was not allowed there, the streets would be quiet. On the other side, shops may lose customers and old people need a taxi.'

test.each([
  [
    'Spanish',
    'Además hay buenas razones en los dos lados y por eso no debemos juzgar demasiado rápido. Cada persona tiene que decidir lo que piensa.',
  ],
  [
    'French',
    'De plus, il y a de bonnes raisons des deux côtés, et on ne doit pas juger trop vite. Chacun doit décider lui-même comment il veut vivre.',
  ],
  [
    'German without full stops',
    'außerdem gibt es gute Gründe auf beiden Seiten und deshalb sollte man nicht zu schnell urteilen weil jeder selbst entscheiden muss was er davon hält',
  ],
])('a part in %s is found in an English text', (_language, part) => {
  const words = (text: string) => text.split(/\s+/u).length
  const share = words(part) / words(`${ENGLISH} ${part}`)
  expect(Math.abs(foreignShare(`${ENGLISH} ${part}`, '') - share)).toBeLessThan(0.15)
})

test.each([
  ['plain English', ENGLISH],
  [
    'many misspelt words',
    'In nowadays bee is dying becouse the peoples use meny pestiside and it make fruit expencive for everybodys.',
  ],
  ['names', `${ENGLISH} Dr. Nguyen Van Thanh of Đà Nẵng met Zofia Wójcik and Jakub Nowak there.`],
  ['a short quotation', `${ENGLISH} My grandmother always says: “poco a poco se va lejos”. ${ENGLISH}`],
  ['nothing', ''],
])('%s is all English', (_what, text) => {
  expect(foreignShare(text, '')).toBe(0)
})

test('words of the prompt are known', () => {
  const text = 'zorblax qintar glorp vexel mondri takul '.repeat(3)
  expect(foreignShare(text, '')).toBe(1)
  expect(foreignShare(text, text)).toBe(0)
})
