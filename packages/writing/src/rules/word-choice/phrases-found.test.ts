import { expect, test } from 'vitest'
import { MORE_PHRASES } from '@rehearsal/english/phrases/more-phrases'
import { NOUN_PHRASES } from '@rehearsal/english/phrases/noun-phrases'
import { PHRASES } from '@rehearsal/english/phrases/phrases'
import { parseText } from '../../text/parse-text.ts'
import { fixedPhrase } from './fixed-phrase.ts'

const messages = (text: string) =>
  parseText(text).sentences.flatMap((sentence) => fixedPhrase.find(sentence).map(({ message }) => message))

test('every fixed phrase finds itself', () => {
  const lost = [...PHRASES, ...MORE_PHRASES, ...NOUN_PHRASES].filter(
    ([wrong, right]) => ![wrong, `we ${wrong}`].flatMap(messages).includes(`Not “${wrong}” but “${right}”.`),
  )
  expect(lost).toEqual([])
})
