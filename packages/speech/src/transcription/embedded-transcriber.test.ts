import { expect, test } from 'vitest'
import { createSpeechRecogniser } from '../decoder/recogniser.ts'
import { RECOGNISER_FOLDER } from '../weights/read-weights.ts'
import { readSpeechEncoder } from '../encoder/read-encoder.ts'
import { readFixture } from '../testing/read-fixture.ts'
import { embeddedTranscriber, transcriptOfPieces } from './embedded-transcriber.ts'

const piece = (text: string, seconds = 5, meanLogProbability = -0.2) => ({ text, seconds, meanLogProbability })

test('pieces become one text, as sure as they are on the whole', () => {
  const transcript = transcriptOfPieces([piece('The bridge is old,', 9, -0.1), piece('and it is closed.', 1, -1.1)])
  expect(transcript).toMatchObject({ source: 'embedded', text: 'The bridge is old, and it is closed.' })
  expect(transcript.confidence).toBeCloseTo(Math.exp(-0.2), 6)
  expect(transcript.words.map(({ word, start }) => [word, start])[2]).toEqual(['is', null])
})

test('a piece that is mostly a loop, or more than a mouth can say, is left out and spoils no other', () => {
  const loop = piece('Thank you. '.repeat(20))
  const flood = piece(Array.from({ length: 40 }, (_, i) => `word${i}`).join(' '), 2)
  expect(transcriptOfPieces([loop, piece('It rains.'), flood]).text).toBe('It rains.')
})

test('where nothing is written down, the text is empty and nobody is sure of it', () => {
  expect(transcriptOfPieces([piece(''), piece(' ')])).toMatchObject({ text: '', words: [], confidence: null })
})

test('a take is written down by the shipped model, and one of no folder is refused when it is first needed', async () => {
  const encoder = readSpeechEncoder(RECOGNISER_FOLDER)
  const pcm = await readFixture('it-is-a-thermometer')
  const from = (folder: string) => embeddedTranscriber(() => createSpeechRecogniser(encoder, folder))
  const transcript = await from(RECOGNISER_FOLDER).transcribe(pcm)
  expect(transcript.text).toBe('I think it is a thermometer.')
  await expect(from('/nowhere').transcribe(pcm)).rejects.toThrow('ENOENT')
})
