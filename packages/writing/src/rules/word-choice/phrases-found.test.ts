import { expect, test } from 'vitest'
import { CONFUSIONS } from '@rehearsal/english/confusions/confusions'
import { MORE_PHRASES } from '@rehearsal/english/phrases/more-phrases'
import { NOUN_PHRASES } from '@rehearsal/english/phrases/noun-phrases'
import { PHRASES } from '@rehearsal/english/phrases/phrases'
import { parseText } from '../../text/parse-text.ts'
import { fixedPhrase } from './fixed-phrase.ts'

const messages = (text: string) =>
  parseText(text).sentences.flatMap((sentence) => fixedPhrase.find(sentence).map(({ message }) => message))
const isOneToken = (word: string) => parseText(`we ${word} it`).tokens.length === 3

test('every fixed phrase finds itself', () => {
  const lost = [...PHRASES, ...MORE_PHRASES, ...NOUN_PHRASES].filter(
    ([wrong, right]) => ![wrong, `we ${wrong}`].flatMap(messages).includes(`Not “${wrong}” but “${right}”.`),
  )
  expect(lost).toEqual([])
})

test('the neighbours that tell confused words are words as the tagger cuts them', () => {
  const neighbours = CONFUSIONS.flatMap(({ after, before }) => [...(after ?? []), ...(before ?? [])])
  const lost = [...new Set(neighbours)].filter((word) => /\p{L}/u.test(word) && word !== "n't" && !isOneToken(word))
  expect(lost).toEqual([])
})
