import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RECOGNISER_FOLDER } from '../weights/read-weights.ts'
import { detokenize } from './detokenize.ts'
import { createTokenizer } from './tokenizer.ts'

const vocabulary = readFileSync(join(RECOGNISER_FOLDER, 'vocabulary.txt'), 'utf8').split('\n')
const tokensOf = createTokenizer(vocabulary)

test('a text is cut into the pieces that the model writes', () => {
  const pieces = (text: string) => tokensOf(text).map((token) => vocabulary[token])
  expect(pieces('Two, five, nine, nine.')).toEqual(['▁Two', ',', '▁five', ',', '▁nine', ',', '▁nine', '.'])
  expect(pieces('Tomato sprayed photo.')).toEqual(['▁Tom', 'ato', '▁sp', 'rayed', '▁photo', '.'])
})

test.each(['A thermometer.', 'I think it is the fire brigade,', "It's Bob's T-shirt.", ''])(
  'the tokens of “%s” write it',
  (text) => {
    expect(detokenize(tokensOf(text), vocabulary)).toBe(text)
  },
)
