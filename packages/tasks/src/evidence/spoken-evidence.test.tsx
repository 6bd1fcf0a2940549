import type { SpokenPhone, SpokenWord } from '@rehearsal/exam/score'
import type { SpeechEvidence } from '@rehearsal/exam/speech/evidence-of-speech'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EvidenceJump, SpokenExtras } from './spoken-extras.ts'
import { SpokenEvidence } from './spoken-evidence.tsx'

const text = 'I think that photography matters.'
const word = (index: number, changes: Partial<SpokenWord> = {}): SpokenWord => ({
  word: text.split(' ')[index] ?? '…',
  index,
  status: 'correct',
  score: 2,
  start: index,
  end: index + 0.5,
  ...changes,
})
const phone = (symbol: string, index: number, score: number, more: Partial<SpokenPhone> = {}): SpokenPhone => ({
  phone: symbol,
  word: index,
  score,
  start: index,
  end: index + 0.1,
  ...more,
})
const melody = { stepSeconds: 0.1, semitones: Array.from({ length: 60 }, (_, step) => (step % 10) / 2) }
const evidence: Extract<SpeechEvidence, { kind: 'speech' }> = {
  kind: 'speech',
  seconds: 6,
  words: [
    word(0),
    word(1, { score: 0.4 }),
    word(2, { status: 'omitted', score: null, start: null, end: null }),
    word(3, { stress: { expected: 1, heard: 0, confidence: 0.9 }, score: 1 }),
    word(4, { status: 'replaced', confidence: 0.2 }),
  ],
  phones: [
    phone('TH', 1, 0.2, { heardAs: 'S' }),
    phone('IH', 1, 1.9),
    ...['F', 'AH', 'T', 'AA'].map((symbol) => phone(symbol, 3, 1.8)),
    phone('M', 4, 0.5, { confidence: 0.2, heardAs: 'N' }),
  ],
  pauses: [
    { start: 1.5, end: 3 },
    { start: 3.5, end: 3.6 },
  ],
  disfluencies: [{ kind: 'hesitation', start: 4.6, end: 5 }],
  pitch: melody,
  rate: { wordsPerMinute: 96, syllablesPerSecond: 3.2 },
  rhythm: { vowels: 24, pairVariability: 28.4 },
}
const modelSpeech = {
  seconds: 3,
  words: text.split(' ').map((each, index) => ({ word: each, start: index / 2, end: index / 2 + 0.4 })),
  pitch: { stepSeconds: 0.1, semitones: Array.from({ length: 40 }, (_, step) => step % 10) },
}
const spoken: SpokenExtras = {
  isMine: true,
  traitName: (trait) => trait,
  taskName: () => 'Read Aloud',
  questionUrl: (taskId, id) => `/${taskId}/${id}`,
}

type Played = { url: string; from: number }
let played: Played[]

beforeEach(() => {
  played = []
  const RealAudio = Audio
  vi.stubGlobal('Audio', function FakeAudio(url?: string) {
    const audio = new RealAudio()
    if (url === undefined) return audio
    vi.spyOn(audio, 'play').mockImplementation(() => {
      played.push({ url, from: audio.currentTime })
      return Promise.resolve()
    })
    return audio
  })
})
afterEach(() => vi.unstubAllGlobals())

type Shown = { extras?: Partial<SpokenExtras>; changes?: Partial<typeof evidence>; jump?: EvidenceJump }

const shown = ({ extras = {}, changes = {}, jump }: Shown = {}) => (
  <SpokenEvidence
    evidence={{ ...evidence, ...changes }}
    script={text}
    modelUrl="/model"
    recordingUrl="/take"
    recordingPeaks={[0.2, 0.8]}
    spoken={{ ...spoken, ...extras }}
    jump={jump}
  />
)
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a chosen word is heard at once in my voice, and its button plays the same word of the model', async () => {
  render(shown({ extras: { modelSpeech } }))
  await choose('think, wrong')
  await choose('Model')
  expect(played.map(({ url, from }) => [url, Number(from.toFixed(2))])).toEqual([
    ['/take', 0.94],
    ['/model', 0.44],
  ])
})

test('while the model is not measured, the whole of it is heard, and the button says so', async () => {
  render(shown())
  await choose('think, wrong')
  await choose('Whole model')
  expect(played.at(-1)).toEqual({ url: '/model', from: 0 })
})

test('the card says which sound was said for which, and where the stress belongs', async () => {
  render(shown())
  await choose('think, wrong')
  const card = within(screen.getByRole('region', { name: 'The word think' }))
  expect(card.getByText('You said /s/ for /θ/')).toBeVisible()
  await choose('photography, unclear')
  expect(screen.getByText('Stress the second syllable: we heard it on the first.')).toBeVisible()
})

test('what the engine is not sure of is called not sure, in the text, on the sound and in words', async () => {
  render(shown())
  await choose('matters., wrong, not sure')
  const card = within(screen.getByRole('region', { name: 'The word matters.' }))
  expect(card.getByText(/We are not sure about this word/)).toBeVisible()
  expect(card.getByRole('list', { name: /Sounds of/ })).toHaveTextContent('m0.5not sure')
  expect(card.getByText('Perhaps /n/ for /m/')).toBeVisible()
})

test('stress that was heard with little confidence is not told as wrong', async () => {
  const words = evidence.words.with(3, word(3, { stress: { expected: 1, heard: 0, confidence: 0.7 }, score: 1 }))
  render(shown({ changes: { words } }))
  await choose('photography, unclear')
  expect(screen.getByText(/second syllable; we are not sure where you put it/)).toBeVisible()
  expect(screen.queryByText(/we heard it on the first/)).toBeNull()
})

test('a word that was perhaps missed is called not sure, in the text and on the recording', () => {
  const missed = word(2, { status: 'omitted', score: null, start: null, end: null, confidence: 0.7 })
  render(shown({ changes: { words: evidence.words.with(2, missed) } }))
  expect(screen.getByRole('button', { name: 'that, left out, not sure' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Left out: that (not sure) 0:01' })).toBeVisible()
})

test('pauses from a quarter of a second, slips and stumbles stand in a list in the order of the recording', () => {
  render(shown())
  const marks = within(screen.getByRole('list', { name: 'Marks on the recording' })).getAllByRole('button')
  expect(marks.map((mark) => mark.textContent)).toEqual([
    'Pause 1.5 s 0:01',
    'Left out: that 0:01',
    'Another word for: matters. (not sure) 0:04',
    'Hesitation 0:04',
  ])
})

test('of open speech no word is left out or replaced, for there is no text: it is clear, or not sure', () => {
  const open = { ...evidence, kind: 'open-speech' as const, keyPoints: [], isRough: false }
  render(
    <SpokenEvidence
      evidence={open}
      script={null}
      modelUrl={null}
      recordingUrl="/take"
      recordingPeaks={[]}
      spoken={undefined}
    />,
  )
  const marks = within(screen.getByRole('list', { name: 'Marks on the recording' })).getAllByRole('button')
  expect(marks.map((mark) => mark.textContent)).toEqual(['Pause 1.5 s 0:01', 'Hesitation 0:04'])
  expect(screen.getByRole('button', { name: 'that, unclear, not sure' })).toBeVisible()
  const legend = within(screen.getByRole('list', { name: 'What the marks mean' })).getAllByRole('listitem')
  expect(legend.map((look) => look.textContent)).toEqual(['clear', 'unclear', 'hard to make out', 'not sure'])
})

test('main points that were missed before are sentences, with no comma between them', () => {
  const keyPoints = (isCovered: boolean) =>
    ['Sales rose.', 'Costs fell.'].map((point) => ({ point, isCovered, quote: null }))
  const attempt = (isCovered: boolean) => ({
    traits: [],
    evidence: { ...evidence, kind: 'open-speech' as const, keyPoints: keyPoints(isCovered), isRough: false },
    recordingUrl: null,
  })
  const attempts = { before: attempt(false), beforeText: 'Yesterday', now: attempt(true) }
  render(shown({ extras: { attempts } }))
  const said = screen.getByRole('heading', { name: 'Missed before, said now' }).parentElement
  expect(said).toHaveTextContent('Missed before, said nowSales rose.Costs fell.')
})

test('words next to each other with which the same happened are one mark', () => {
  const missed = [1, 2, 3, 4].map((index) => word(index, { status: 'omitted', start: null, end: null }))
  render(shown({ changes: { words: [word(0), ...missed], pauses: [], disfluencies: [] } }))
  const marks = within(screen.getByRole('list', { name: 'Marks on the recording' })).getAllByRole('button')
  expect(marks.map((mark) => mark.textContent)).toEqual(['Left out: think that photography … (4 words) 0:00'])
})

test('a mark plays the recording from a moment before it', async () => {
  render(shown())
  await choose('Hesitation 0:04')
  const player = within(screen.getByRole('group', { name: 'My recording' }))
  expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(player.getByText('0:04 / 0:06')).toBeVisible()
})

test('the melody is compared with the model’s in words, and drawn over it', () => {
  render(shown({ extras: { modelSpeech } }))
  const summary = /Your voice moves over 4\.5 semitones, the model’s over 9\.0: flatter/
  const melodyPart = within(screen.getByRole('region', { name: 'Melody' }))
  expect(melodyPart.getByText(summary)).toBeVisible()
  expect(melodyPart.getByRole('img', { name: /Your melody over the model’s, word by word/ })).toBeVisible()
})

test('the rate stands beside its band, with where the band comes from', () => {
  render(shown())
  const rate = within(screen.getByRole('region', { name: 'Rate' }))
  expect(rate.getByRole('img', { name: '96 words a minute, easy to follow: 120–180' })).toBeVisible()
  expect(rate.getByText(/Speechace/)).toBeVisible()
  expect(rate.getByText(/3\.2 syllables a second/)).toBeVisible()
})

test('the rhythm stands beside its band and the model’s, with what to change where it lies outside', () => {
  render(shown({ extras: { modelSpeech: { ...modelSpeech, rhythm: { vowels: 20, pairVariability: 67.6 } } } }))
  const rhythm = within(screen.getByRole('region', { name: 'Rhythm' }))
  expect(rhythm.getByRole('img', { name: 'contrast 28, speakers rated highly: 40–95' })).toBeVisible()
  expect(rhythm.getByText(/same length: let small words .* be short\. The model’s contrast is 68\./u)).toBeVisible()
  expect(rhythm.getByText(/carries no marks/)).toBeVisible()
})

test.each([
  ['within the band', 60, /take turns/],
  ['just below it', 37, /cannot tell/],
  ['above it', 110, /drawn out/],
] as const)('a rhythm %s is told as such, without telling to shorten small words', (_what, pairVariability, told) => {
  render(shown({ changes: { rhythm: { vowels: 24, pairVariability } } }))
  const rhythm = within(screen.getByRole('region', { name: 'Rhythm' }))
  expect(rhythm.getByText(told)).toBeVisible()
  expect(rhythm.queryByText(/small words/)).toBeNull()
  expect(rhythm.queryByText(/model’s/)).toBeNull()
})

test('the rhythm of fewer than eight vowels is not shown', () => {
  render(shown({ changes: { rhythm: { vowels: 7, pairVariability: 10 } } }))
  expect(screen.queryByRole('region', { name: 'Rhythm' })).toBeNull()
})

test('what an older engine did not measure is not shown', () => {
  const { pitch: _pitch, rate: _rate, rhythm: _rhythm, disfluencies: _stumbles, ...old } = evidence
  const words = old.words.map(({ stress: _stress, confidence: _confidence, ...each }) => each)
  render(
    <SpokenEvidence
      evidence={{ ...old, words }}
      script={text}
      modelUrl="/model"
      recordingUrl={null}
      recordingPeaks={[]}
      spoken={undefined}
    />,
  )
  expect(screen.queryByRole('region', { name: 'Melody' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Rhythm' })).toBeNull()
  expect(screen.queryByRole('region', { name: /recording/ })).toBeNull()
  expect(screen.queryByText(/not sure/)).toBeNull()
})

test('weak sounds come with pairs to hear and questions to practise', async () => {
  const drills = {
    contrasts: [
      {
        sounds: ['TH', 'S'] as const,
        pairs: [
          [
            { word: 'think', audioUrl: '/w/think' },
            { word: 'sink', audioUrl: '/w/sink' },
          ] as const,
        ],
      },
    ],
    questions: [
      { phone: 'TH', id: 7, taskId: 'speaking/read-aloud' as const, title: 'Reefs', times: 5, isAnswered: true },
    ],
  }
  render(shown({ extras: { drills } }))
  const part = within(screen.getByRole('region', { name: 'Practise your weak sounds' }))
  expect(part.getByText(/1 of 1 not quite clear, heard like \/s\//)).toBeVisible()
  await userEvent.click(part.getByRole('button', { name: 'sink' }))
  expect(played.at(-1)?.url).toBe('/w/sink')
  expect(part.getByRole('link', { name: 'Reefs' })).toHaveAttribute('href', '/speaking/read-aloud/7')
  expect(part.getByText('Read Aloud · /θ/ 5× · answered')).toBeVisible()
})

test('another learner’s weak sounds are not drilled', () => {
  render(shown({ extras: { isMine: false } }))
  expect(screen.queryByRole('region', { name: 'Practise your weak sounds' })).toBeNull()
})

test('the previous attempt stands beside this one: verdicts within the error, words won, both recordings', () => {
  const before = {
    evidence: { ...evidence, words: evidence.words.with(1, word(1, { status: 'omitted' })) },
    traits: [
      { name: 'pronunciation', earned: 2, max: 5, standardError: 0.2 },
      { name: 'fluency', earned: 2, max: 5, standardError: 0.9 },
    ],
    recordingUrl: '/earlier',
  }
  const now = {
    evidence,
    traits: [
      { name: 'pronunciation', earned: 3, max: 5, standardError: 0.2 },
      { name: 'fluency', earned: 3, max: 5, standardError: 0.9 },
    ],
    recordingUrl: '/take',
  }
  render(shown({ extras: { attempts: { before, beforeText: 'Yesterday', now } } }))
  const part = within(screen.getByRole('region', { name: 'Since your previous attempt' }))
  expect(part.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'TraitBeforeNowChange',
    'pronunciation2.03.0↑better',
    'fluency2.03.0=about the same',
    'Words a minute9696',
    'Pauses22',
  ])
  expect(part.getByText('Previous attempt: Yesterday')).toBeVisible()
  expect(part.getByRole('heading', { name: 'Missed before, said now' }).parentElement).toHaveTextContent('think')
  expect(part.getByRole('group', { name: 'Previous recording' })).toBeVisible()
  expect(part.getByRole('group', { name: 'This recording' })).toBeVisible()
})

test('a jump to a word that was left out plays the model’s', () => {
  const { rerender } = render(shown({ extras: { modelSpeech } }))
  rerender(shown({ extras: { modelSpeech }, jump: { target: { to: 'word', place: 2 }, key: 1 } }))
  expect(screen.getByText('You left this word out.')).toBeVisible()
  expect(played.map(({ url }) => url)).toEqual(['/model'])
})

test('a jump chooses and plays its word, or plays its moment; a second one to the same place works again', async () => {
  const { rerender } = render(shown())
  rerender(shown({ jump: { target: { to: 'word', place: 3 }, key: 1 } }))
  expect(screen.getByRole('region', { name: 'The word photography' })).toHaveFocus()
  expect(played.map(({ url }) => url)).toEqual(['/take'])
  const moment = { to: 'moment', seconds: 1.5 } as const
  rerender(shown({ jump: { target: moment, key: 2 } }))
  const pause = within(screen.getByRole('group', { name: 'My recording' })).getByRole('button', { name: 'Pause' })
  await userEvent.click(pause)
  rerender(shown({ jump: { target: moment, key: 3 } }))
  expect(
    within(screen.getByRole('group', { name: 'My recording' })).getByRole('button', { name: 'Pause' }),
  ).toBeVisible()
})
