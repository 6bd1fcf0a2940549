import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { SpeechRating } from '@rehearsal/rating/types'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from './audio/index.ts'
import { createSpeechRaters, SPEECH_ENGINE, type SpeechRaters } from './index.ts'

const corpus = join(import.meta.dirname, '../../../../shared/data/speechocean762')
const rowSchema = z.object({ utt: z.string(), text: z.string(), phones: z.array(z.string()) })
/** Tests on real learners need the corpus beside the repository and are skipped without it. */
const isCorpusMissing = !existsSync(join(corpus, 'calibration.jsonl'))
const TEXT = 'The quick brown fox jumps over the lazy dog'

vi.setConfig({ testTimeout: 180_000 })

let raters: SpeechRaters
beforeAll(async () => {
  raters = await createSpeechRaters()
})

function readCorpus(): z.infer<typeof rowSchema>[] {
  const lines = readFileSync(join(corpus, 'calibration.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => rowSchema.parse(JSON.parse(line)))
}

/** Long readings with a clear text, taken by their place in the corpus. */
async function takes(): Promise<{ text: string; phones: string[]; pcm: Float32Array }[]> {
  const rows = readCorpus()
    .filter((row) => row.text.split(' ').length >= 8)
    .slice(0, 4)
  return Promise.all(
    rows.map(async ({ utt, text, phones }) => {
      const bytes = new Uint8Array(readFileSync(join(corpus, 'calibration', `${utt}.mp3`)))
      return { text, phones, pcm: (await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)).pcm }
    }),
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function isWellFormed(rating: SpeechRating): boolean {
  const numbers = [...Object.values(rating.estimates).map((value) => value ?? 0), rating.contentShare]
  const spans = [...rating.words, ...rating.phones].flatMap(({ start, end }) =>
    start === null || end === null ? [] : [[start, end]],
  )
  const isInside = spans.every(([start, end]) => (start ?? 0) <= (end ?? 0) && (end ?? 0) <= rating.seconds + 0.03)
  return (
    isInside &&
    numbers.every((value) => value >= 0 && value <= 1) &&
    rating.phones.every(({ score }) => score >= 0 && score <= 2)
  )
}

test('silence rates nothing but says so', async () => {
  const rating = await raters.rateReading({ pcm: new Float32Array(48_000), text: TEXT })
  expect(rating.engine).toEqual(SPEECH_ENGINE)
  expect(rating.contentShare).toBe(0)
  expect(rating.estimates).toEqual({ total: 0, pronunciation: 0, fluency: 0, prosody: 0 })
  expect(rating.findings.map((finding) => finding.code)).toEqual(['no_speech'])
  expect(rating.words.map((word) => word.status)).toEqual(Array.from({ length: 9 }, () => 'omitted'))
  expect(rating.phones.every((phone) => phone.score === 0 && phone.start === null)).toBe(true)
})

test('an empty take, a take of one sample and a text without words never throw', async () => {
  for (const pcm of [new Float32Array(0), new Float32Array(1), new Float32Array(500).fill(0.1)]) {
    for (const text of ['', '你好', TEXT]) expect(isWellFormed(await raters.rateReading({ pcm, text }))).toBe(true)
  }
})

test('noise, a tone and a melody hold nothing of the text', async () => {
  let state = 1
  const noise = Float32Array.from({ length: 48_000 }, (_, i) => {
    state = (state * 16_807) % 2_147_483_647
    return (0.3 * Math.abs(Math.sin(i / 4000)) * (2 * state)) / 2_147_483_647 - 0.15
  })
  const tone = Float32Array.from({ length: 48_000 }, (_, i) => 0.3 * Math.sin(i / 5) * Math.abs(Math.sin(i / 3000)))
  // Eight notes with overtones and a tremolo: like a voice, but no words.
  const wave = (i: number, hertz: number) => Math.sin((2 * Math.PI * hertz * i) / 16_000)
  const melody = Float32Array.from({ length: 80_000 }, (_, i) => {
    const note = 220 * 2 ** (([0, 4, 7, 12, 7, 5, 2, 0][Math.floor(i / 4000) % 8] ?? 0) / 12)
    const tone = wave(i, note) + 0.6 * wave(i, 2 * note) + 0.4 * wave(i, 3 * note) + 0.2 * wave(i, 5 * note)
    return 0.2 * tone * (0.6 + 0.4 * wave(i, 5))
  })
  const short = await raters.rateReading({ pcm: melody, text: 'I am sure you can do it' })
  expect(short.contentShare).toBe(0)
  for (const pcm of [noise, tone, melody]) expect((await raters.rateReading({ pcm, text: TEXT })).contentShare).toBe(0)
})

test.skipIf(isCorpusMissing)(
  'the right text beats words left out, which beat another text, which beats silence',
  async () => {
    const all = await takes()
    const shares = { right: [0], missing: [0], other: [0] }
    const totals = { right: [0], missing: [0], other: [0] }
    for (const [i, { text, pcm }] of all.entries()) {
      const words = text.split(' ')
      // The recording lacks two words of this text: as if the learner had left them out.
      const longer = [...words.slice(0, 3), 'mountain', ...words.slice(3, 6), 'yesterday', ...words.slice(6)].join(' ')
      const other = all[(i + 1) % all.length]?.text ?? TEXT
      for (const [kind, given] of [
        ['right', text],
        ['missing', longer],
        ['other', other],
      ] as const) {
        const rating = await raters.rateReading({ pcm, text: given })
        expect(isWellFormed(rating)).toBe(true)
        shares[kind].push(rating.contentShare)
        totals[kind].push(rating.estimates.total ?? 0)
      }
    }
    expect(mean(shares.right)).toBeGreaterThan(mean(shares.missing) + 0.08)
    expect(mean(shares.missing)).toBeGreaterThan(mean(shares.other) + 0.2)
    expect(mean(totals.right)).toBeGreaterThan(mean(totals.missing))
    expect(mean(totals.missing)).toBeGreaterThan(mean(totals.other))
  },
)

test.skipIf(isCorpusMissing)('words that the recording lacks are reported where they stand', async () => {
  const [take] = await takes()
  if (take === undefined) throw new Error('The corpus is empty')
  const words = take.text.split(' ')
  const text = [...words.slice(0, 4), 'mountain', ...words.slice(4)].join(' ')
  const rating = await raters.rateReading({ pcm: take.pcm, text })
  expect(rating.words.find((word) => word.word === 'mountain')?.status).toMatch(/omitted|replaced/)
  expect(rating.findings.some((finding) => finding.message.includes('mountain'))).toBe(true)
})

test.skipIf(isCorpusMissing)('every word of the text says how sure its status is', async () => {
  const [take] = await takes()
  if (take === undefined) throw new Error('The corpus is empty')
  const rating = await raters.rateReading({ pcm: take.pcm, text: take.text })
  const ofText = rating.words.filter(({ status }) => status !== 'inserted' && status !== 'repeated')
  expect(ofText.every(({ confidence }) => confidence !== undefined && confidence >= 0 && confidence <= 1)).toBe(true)
})

test.skipIf(isCorpusMissing)('another text has no content at all', async () => {
  const all = await takes()
  for (const { pcm } of all) {
    const rating = await raters.rateReading({ pcm, text: 'Penguins huddle together against the freezing polar wind' })
    expect(rating.contentShare).toBe(0)
    expect(rating.findings.map(({ code }) => code)).toEqual(['other_text'])
  }
})

test.skipIf(isCorpusMissing)(
  'canonical phones are scored exactly, in order, one entry each, and twice the same',
  async () => {
    for (const { text, phones, pcm } of (await takes()).slice(0, 3)) {
      const rating = await raters.rateReading({ pcm, text, phones })
      expect(rating.phones.map((phone) => phone.phone)).toEqual(phones)
      expect(rating).toEqual(await raters.rateReading({ pcm, text, phones }))
    }
  },
)

test.skipIf(isCorpusMissing)('a second of silence between two readings is found as a pause', async () => {
  const [first, second] = await takes()
  if (first === undefined || second === undefined) throw new Error('The corpus is too small')
  const gap = 24_000
  const pcm = new Float32Array(first.pcm.length + gap + second.pcm.length)
  pcm.set(first.pcm)
  pcm.set(second.pcm, first.pcm.length + gap)
  const rating = await raters.rateReading({ pcm, text: `${first.text} ${second.text}` })
  const longest = Math.max(...rating.pauses.map(({ start, end }) => end - start))
  expect(longest).toBeGreaterThan(1.4)
  expect(rating.findings.map((finding) => finding.code)).toContain('long_pause')
  const stopped = await raters.rateReading({ pcm, text: `${first.text}. ${second.text}.` })
  expect(
    stopped.findings.filter(({ code, end = 0, start = 0 }) => code === 'long_pause' && end - start === longest),
  ).toEqual([])
})

test.skipIf(isCorpusMissing)('a sentence said twice is read once and repeated once', async () => {
  const take = (await takes())[1]
  if (take === undefined) throw new Error('The corpus is too small')
  const half = take.text.split(' ').length
  const pcm = new Float32Array([...take.pcm, ...take.pcm])
  const rating = await raters.rateReading({ pcm, text: take.text })
  expect(rating.miscues.repeated + rating.miscues.inserted).toBeGreaterThan(half / 2)
  expect(rating.miscues.omitted).toBeLessThan(half / 3)
})

test.skipIf(isCorpusMissing)(
  'a reading carries its melody, its rate, its stress and how sure each sound is',
  async () => {
    for (const { text, pcm } of (await takes()).slice(0, 2)) {
      const { signs, seconds, phones, words } = await raters.rateReading({ pcm, text })
      expect(signs?.pitch.semitones.length).toBe(Math.ceil(Math.floor(seconds * 100) / 5))
      expect(signs?.pitch.semitones.some((value) => value !== null && Math.abs(value) > 0.5)).toBe(true)
      expect(signs?.rate.wordsPerMinute).toBeGreaterThan(30)
      expect(signs?.rate.syllablesPerSecond).toBeGreaterThan(1)
      expect(phones.every(({ start, confidence }) => start === null || (confidence ?? -1) > 0)).toBe(true)
      expect(words.some(({ stress }) => stress !== undefined)).toBe(true)
    }
  },
)
