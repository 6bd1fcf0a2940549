import { expect, test } from 'vitest'
import { countSentences } from './count-sentences.ts'

const table: [string, number][] = [
  ['', 0],
  ['   \n ', 0],
  ['...', 0],
  ['Bees are declining', 1],
  ['Bees are declining.', 1],
  ['Bees are declining. They need help.', 2],
  ['bees are declining. they need help.', 2],
  ['Bees are declining.They need help.', 2],
  ['Bees decline because of pesticides, e.g. neonicotinoids, and disease.', 1],
  ['Bees decline (i.e. they die) in winter.', 1],
  ['Dr. Smith and Prof. J. Lee disagree with Mr. Brown.', 1],
  ['The U.S. economy grew by 3.5 percent.', 1],
  ['The law was passed in the U.S. It failed in Europe.', 2],
  ['Prices of oil, gas, etc. rose sharply.', 1],
  ['He bought oil, gas, etc. The bill was high.', 2],
  ['He asked "why?" and left.', 1],
  ['He asked "why?" She left.', 2],
  ['Cities grow; villages shrink: this is migration.', 1],
  ['Cities grow... and villages shrink.', 1],
  ['Cities grow... Villages shrink.', 2],
  ['What is migration? It is movement!', 2],
  ['Really?! Yes.', 2],
  ['The first paragraph\n\nThe second paragraph', 2],
  ['One sentence that was\nwrapped by the editor.', 1],
  ['See www.example.com or version 2.0.1 for more.', 1],
  ['The shop opens at 9 a.m. on Mondays.', 1],
  ['He is taller than I. The rest are shorter.', 2],
  ['“The end is near.” So he said.', 2],
]

test.each(table)('%j counts as %i', (text, count) => {
  expect(countSentences(text)).toBe(count)
})
