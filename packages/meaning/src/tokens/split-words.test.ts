import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

test.each([
  ['It’s 3.50!', ['it', '’', 's', '3', '.', '50', '!']],
  ['  A\tfew \n words ', ['a', 'few', 'words']],
  ['Café NAÏVE ñ', ['cafe', 'naive', 'n']],
  ['co-operate|and/or $5 ~', ['co', '-', 'operate', '|', 'and', '/', 'or', '$', '5', '~']],
  ['زبان، سلام؟', ['زبان', '،', 'سلام', '؟']],
  ['می\u200Cخواهم', ['میخواهم']],
  ['zero\u200Bwidth so\u00ADft \uFFFDx\0', ['zerowidth', 'soft', 'x']],
  ['日本 go', ['日', '本', 'go']],
  ['ΟΔΟΣ', ['οδοσ']],
  ['£5 €6 😀ok', ['£5', '€6', '😀ok']],
  [' ', []],
])('%j is the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})
