import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { tasks } from '@rehearsal/tasks/definitions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Shelf } from '../shelf.ts'
import { kindSources, words } from '../testing/kind-sources.ts'
import type { Script } from './kind.ts'
import { kinds } from './kinds.ts'

const read = (taskId: TaskId, change: object = {}) =>
  kinds[taskId].read({ ...kindSources[taskId], ...change }, () => true)

async function convert(taskId: TaskId, change: object = {}) {
  const said: Script[] = []
  const shelf = new Shelf()
  const { problems, convert: toQuestion } = read(taskId, change)
  if (!toQuestion) throw new Error(JSON.stringify(problems))
  const speak = (script: Script) => {
    said.push(script)
    return shelf.speak(script)
  }
  return { ...(await toQuestion({ speak, draw: shelf.draw })), said, shelf }
}

test.each(taskIds)('%s becomes a prompt and a key that its definition keeps whole', async (taskId) => {
  const { prompt, answerKey } = await convert(taskId)
  expect(tasks[taskId].prompt.parse(prompt)).toEqual(prompt)
  expect(tasks[taskId].answerKey.parse(answerKey)).toEqual(answerKey)
})

test.each(taskIds)(
  '%s gives a key that belongs to its prompt, and recordings that say what its definition says',
  async (taskId) => {
    const { prompt, answerKey, shelf } = await convert(taskId)
    const task = tasks[taskId]
    expect(task.checkKey(prompt, answerKey)).toBeNull()
    const parts: Record<string, Record<string, unknown>> = { prompt: Object(prompt), answerKey: Object(answerKey) }
    const explanation = { explanation: 'It is so.', explanationAudio: shelf.speak(ofExplanation) }
    const key = { ...Object(answerKey), ...explanation }
    for (const { at, textOf, endsInBeep } of task.recordings) {
      const [part = '', name = ''] = at.split('.')
      const id = { ...parts[part], ...(part === 'answerKey' ? explanation : {}) }[name]
      const item = shelf.media.find((each) => each.id === id)
      const script = item?.kind === 'speech' ? item.script : undefined
      expect(script?.turns.map(({ text }) => text).join('\n')).toBe(textOf(prompt, key))
      expect(script?.endsInBeep).toBe(endsInBeep)
    }
  },
)

const ofExplanation: Script = { turns: [{ voice: 'slt', text: 'It is so.' }] }

test.each(taskIds)('%s names every unknown, missing and wrong field', (taskId) => {
  const change = { id: 0, title: '', complexity: 'MEDIUM', topics: ['magic'], licence: undefined, hint: 'none' }
  const { problems, facts, convert: toQuestion } = read(taskId, change)
  expect(problems.map(({ field }) => field)).toEqual(['id', 'title', 'complexity', 'topics.0', 'licence', 'hint'])
  expect(problems.at(-1)?.message).toBe('is not a field of this kind')
  expect([facts, toQuestion]).toEqual([null, null])
})

test('an unknown field inside another is named by its path', () => {
  const analysis = { tests: 'a', traps: 'b', approach: 'c', hints: 'd' }
  expect(read('speaking/read-aloud', { analysis }).problems.map(({ field }) => field)).toEqual(['analysis.hints'])
})

test.each(taskIds)('the explanation of %s is spoken and its advice kept', async (taskId) => {
  const { answerKey, said } = await convert(taskId)
  expect(said.at(-1)).toEqual({ turns: [{ voice: 'slt', text: 'It is so.' }] })
  expect(answerKey).toMatchObject({
    explanation: 'It is so.',
    explanationAudio: expect.any(String),
    analysis: { tests: 'Hearing.', traps: 'Noise.', approach: 'Listen.' },
  })
})

test('ways of saying a point are kept in the key', async () => {
  const ways = { says: ['Trees cool.', 'It is cooler there.'], opposite: ['Trees heat.', 'It is hotter there.'] }
  const { answerKey } = await convert('speaking/re-tell-lecture', { keyPoints: points(ways) })
  expect(answerKey).toMatchObject({ keyPoints: [ways, {}] })
  const bullets = ['trees', 'cool', 'shade'].map((text) => ({ text, cues: [['tree']], ...ways }))
  const email = await convert('writing/write-email', { bullets })
  expect(email.answerKey).toMatchObject({ keyPoints: [{ point: 'trees', ...ways }, ways, ways] })
})

const spoken = (text: string) => ({ transcript: [{ voice: 'slt', text }] })
const option = (text: string, isRight = false) => ({ text, isRight, why: 'Because.' })
const wrong = ['two things', 'three things', 'four things'].map((text) => option(text))
const points = (ways: object) => [
  { point: 'Trees cool.', cues: [['tree'], ['cool']], ...ways },
  { point: 'Shade is free.', cues: [['shade'], ['free']] },
]
const said = (says: readonly string[]) => ({ keyPoints: points({ says }) })
const gaps = (count: number) => Array.from({ length: count }, () => `${words(15)} [north]`).join(' ')

test.each<[TaskId, object, string[]]>([
  ['speaking/read-aloud', { text: words(29) }, ['text']],
  ['speaking/read-aloud', { text: words(61) }, ['text']],
  ['speaking/repeat-sentence', { sentence: words(6) }, ['sentence', 'sentence']],
  ['speaking/repeat-sentence', { sentence: words(25) }, ['sentence', 'sentence']],
  ['speaking/repeat-sentence', { title: 'word word word' }, ['title']],
  ['speaking/repeat-sentence', { voice: 'kal' }, ['voice']],
  ['speaking/describe-image', { image: { type: 'TABLE' } }, ['image.title', 'image.columns', 'image.rows']],
  ['speaking/describe-image', { image: { type: 'SCULPTURE' } }, ['image.type']],
  ['speaking/describe-image', { sampleAnswer: `trees cool, shade is free ${words(60)}` }, ['sampleAnswer']],
  ['speaking/describe-image', { sampleAnswer: words(80) }, ['sampleAnswer', 'sampleAnswer']],
  ['speaking/answer-short-question', { question: words(4) }, ['question', 'question']],
  ['speaking/answer-short-question', { accepted: [words(5)] }, ['accepted.0']],
  ['speaking/answer-short-question', { accepted: [] }, ['accepted']],
  ['speaking/re-tell-lecture', spoken(words(140)), ['transcript', 'transcript']],
  ['speaking/re-tell-lecture', spoken(words(230)), ['transcript', 'transcript']],
  ['speaking/re-tell-lecture', { sampleAnswer: `trees cool, shade is free ${words(70)}` }, ['sampleAnswer']],
  ['speaking/re-tell-lecture', { sampleAnswer: `trees cool, shade is free ${words(96)}` }, ['sampleAnswer']],
  ['speaking/re-tell-lecture', { keyPoints: [] }, ['keyPoints']],
  ['speaking/re-tell-lecture', said(['Trees cool.']), ['keyPoints.0.says']],
  ['speaking/re-tell-lecture', said(Array.from({ length: 13 }, (_, i) => `Tree ${i}.`)), ['keyPoints.0.says']],
  ['speaking/re-tell-lecture', said(['Trees cool.', 'Cooler.']), ['keyPoints.0.says.1']],
  ['speaking/re-tell-lecture', said(['Trees cool.', words(41)]), ['keyPoints.0.says.1']],
  ['speaking/re-tell-lecture', said(['Trees cool.', 'trees  cool.']), ['keyPoints.0.says']],
  ['speaking/respond-to-a-situation', { situation: words(20) }, ['situation', 'situation']],
  ['speaking/respond-to-a-situation', { register: 'rude' }, ['register']],
  ['speaking/respond-to-a-situation', { sampleAnswer: words(70) }, ['sampleAnswer', 'sampleAnswer']],
  ['writing/summarize-written-text', { passage: words(301, 'passage') }, ['passage']],
  ['writing/write-essay', { prompt: words(10) }, ['prompt', 'prompt']],
  ['writing/write-essay', { prompt: 'Four short sentences here. '.repeat(4) }, ['prompt']],
  ['writing/write-essay', { sampleAnswer: `trees cool, shade is free ${words(100)}` }, ['sampleAnswer']],
  ['writing/write-email', { situation: words(101) }, ['situation']],
  ['writing/write-email', { recipient: 'Your cousin Leo' }, ['recipient']],
  ['writing/write-email', { recipient: 'The city council' }, ['recipient']],
  ['writing/write-email', { recipient: 'A person named Kelly' }, ['recipient']],
  ['writing/write-email', { bullets: [{ text: 'trees', cues: [['tree']] }] }, ['bullets']],
  ['writing/write-email', { sampleAnswer: `trees, shade, ${words(70)}` }, ['sampleAnswer']],
  ['reading/rw-fill-in-the-blanks', { text: `${words(90)} {1} {3} {2}` }, ['text']],
  ['reading/rw-fill-in-the-blanks', { text: `${words(90)} {1} {2}` }, ['text']],
  ['reading/rw-fill-in-the-blanks', { text: `${words(301)} {1} {2} {3}` }, ['text']],
  ['reading/multiple-choice-multiple', { passage: words(119) }, ['passage']],
  ['reading/multiple-choice-multiple', { passage: words(301) }, ['passage']],
  ['reading/multiple-choice-multiple', { options: [option('one', true), ...wrong] }, ['options']],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'b', 'c'] }, ['paragraphs']],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, ['paragraphs']],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'b', 'c', 'a'] }, ['paragraphs']],
  ['reading/re-order-paragraphs', { paragraphs: ['a', 'then', 'it', `so ${words(148)}`] }, ['paragraphs']],
  ['reading/re-order-paragraphs', { paragraphs: ['It was', 'then', 'it', `so ${words(50)}`] }, ['paragraphs.0']],
  ['reading/re-order-paragraphs', { paragraphs: ['one', 'two', 'it', `so ${words(50)}`] }, ['paragraphs.1']],
  ['reading/fill-in-the-blanks', { distractors: ['up', 'north'] }, ['distractors']],
  ['reading/fill-in-the-blanks', { answers: ['a', 'b', 'c', 'd'].map((answer) => ({ answer, why: 'So.' })) }, ['text']],
  [
    'reading/fill-in-the-blanks',
    { answers: ['a', 'b', 'c'].map((answer) => ({ answer })) },
    ['answers.0.why', 'answers.1.why', 'answers.2.why'],
  ],
  ['reading/multiple-choice-single', { passage: words(301) }, ['passage']],
  ['reading/multiple-choice-single', { options: [option('one', true), option('more', true), ...wrong] }, ['options']],
  ['reading/multiple-choice-single', { options: [option('one'), ...wrong] }, ['options']],
  ['reading/multiple-choice-single', { options: [option('Two things', true), ...wrong] }, ['options']],
  ['reading/multiple-choice-single', { options: [option(words(5), true), ...wrong] }, ['options']],
  ['listening/summarize-spoken-text', spoken(words(140, 'said')), ['transcript', 'transcript']],
  ['listening/multiple-choice-multiple', spoken(words(310)), ['transcript', 'transcript']],
  ['listening/multiple-choice-multiple', spoken(words(90)), ['transcript', 'transcript']],
  ['listening/multiple-choice-single', spoken(words(70)), ['transcript', 'transcript']],
  [
    'listening/highlight-correct-summary',
    { options: [option(words(29), true), ...[1, 2, 3].map((i) => option(words(30 + i)))] },
    ['options.0.text'],
  ],
  ['listening/fill-in-the-blanks', spoken(`${words(70)} ${gaps(3)}`), ['transcript']],
  ['listening/fill-in-the-blanks', spoken(`${gaps(5)} [two words] ${words(9)}`), ['transcript']],
  [
    'listening/fill-in-the-blanks',
    { transcript: [...spoken(gaps(3)).transcript, ...spoken(gaps(3)).transcript] },
    ['transcript'],
  ],
  ['listening/select-missing-word', spoken(words(70)), ['transcript', 'options']],
  ['listening/select-missing-word', spoken(`${words(70)} [another thing].`), ['options']],
  ['listening/highlight-incorrect-words', spoken(`${words(80)} [north|fourth]`), ['transcript']],
  ['listening/highlight-incorrect-words', spoken(`${words(80)} [a|b] [c|d] [e|f] [North|north]`), ['transcript']],
  ['listening/highlight-incorrect-words', spoken(`${words(80)} [a|b] [c|d] [e|f] [one|two words]`), ['transcript']],
  ['listening/write-from-dictation', { sentence: words(7) }, ['sentence']],
  ['listening/write-from-dictation', { sentence: words(13) }, ['sentence']],
  ['listening/write-from-dictation', { voice: 'kal' }, ['voice']],
  ['listening/write-from-dictation', { title: 'word word word' }, ['title']],
])('%s refuses what breaks its own rules: %j', (taskId, change, fields) => {
  expect(read(taskId, change).problems.map(({ field }) => field)).toEqual(fields)
})

test.each([
  [['ACADEMIC'], { min: 150, max: 225 }],
  [['CORE'], { min: 113, max: 187 }],
  [['ACADEMIC', 'CORE'], { min: 150, max: 187 }],
])('a talk to summarise is as long as %j allows: %o words', (variants, { min, max }) => {
  const problemsOf = (count: number) =>
    read('listening/summarize-spoken-text', { variants, ...spoken(words(count, 'said')) }).problems
  expect([min, max].flatMap(problemsOf)).toEqual([])
  expect([min - 1, max + 1].map((count) => problemsOf(count).length > 0)).toEqual([true, true])
})

test.each([
  [['ACADEMIC'], 300],
  [['CORE'], 200],
  [['ACADEMIC', 'CORE'], 200],
])('a passage to summarise has at most as many words as %j allows: %i', (variants, max) => {
  const problemsOf = (count: number) =>
    read('writing/summarize-written-text', { variants, passage: words(count, 'passage') }).problems
  expect([problemsOf(max), problemsOf(max + 1).map(({ field }) => field)]).toEqual([[], ['passage']])
})

test('a blank whose options lack the answer or have a word twice is a problem of these options', () => {
  const [first, ...others] = kindSources['reading/rw-fill-in-the-blanks'].blanks
  const change = { blanks: [{ ...first, options: ['up', 'up', 'down', 'in'] }, ...others] }
  expect(read('reading/rw-fill-in-the-blanks', change).problems).toEqual([
    { field: 'blanks.0.options', message: 'lacks the answer "north"' },
    { field: 'blanks.0.options', message: 'has the same word twice' },
  ])
})

test('the key says of each word in the box that belongs into a gap why it does', async () => {
  const { prompt, answerKey } = await convert('reading/fill-in-the-blanks')
  expect(answerKey).toMatchObject({
    words: ['north', 'south', 'east'],
    whys: ['Because of north.', 'Because of south.', 'Because of east.'],
  })
  expect(JSON.stringify(prompt)).not.toContain('Because')
})

test.each(['writing/summarize-written-text', 'listening/summarize-spoken-text'] as const)(
  'a model summary of %s must be marked full for form in its own variant and copy nothing',
  (taskId) => {
    const { CORE, ACADEMIC } = kindSources[taskId].sampleAnswers
    const swapped = read(taskId, { sampleAnswers: { ACADEMIC: CORE, CORE: ACADEMIC } }).problems
    expect(swapped.map(({ field }) => field)).toEqual(['sampleAnswers.ACADEMIC', 'sampleAnswers.CORE'])
    const copying = { ...kindSources[taskId].sampleAnswers, CORE: `${CORE} passage passage passage passage passage` }
    const text = words(180, 'passage')
    const change = { passage: text, ...spoken(text), sampleAnswers: copying }
    const source = { ...kindSources[taskId], ...change }
    const { passage: _passage, ...forListening } = source
    const { transcript: _transcript, ...forWriting } = source
    const document = taskId === 'writing/summarize-written-text' ? forWriting : forListening
    expect(kinds[taskId].read(document, () => true).problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('copies "passage passage passage passage passage"'),
    )
  },
)

test('a word without a known pronunciation is a problem of whatever is spoken', () => {
  const unknown = taskIds.filter((taskId) => kinds[taskId].read(kindSources[taskId], () => false).problems.length > 0)
  const isRead = (taskId: TaskId) =>
    ['reading', 'writing'].includes(taskId.split('/')[0] ?? '') || taskId === 'speaking/describe-image'
  expect(unknown).toEqual(taskIds.filter((taskId) => !isRead(taskId)))
})

test('read-aloud models alternate between a woman and a man by id', async () => {
  const [odd, even] = [await convert('speaking/read-aloud', { id: 1 }), await convert('speaking/read-aloud', { id: 2 })]
  expect([odd, even].map(({ said }) => said[0]?.turns[0]?.voice)).toEqual(['slt', 'rms'])
})

test.each(['speaking/repeat-sentence', 'listening/write-from-dictation'] as const)(
  'the sentence of %s is said by the voice of its file and cannot be searched',
  async (taskId) => {
    const { said, searchTexts } = await convert(taskId, { voice: 'awb' })
    expect(said[0]).toEqual({ turns: [{ voice: 'awb', text: words(9) }] })
    expect(searchTexts).toEqual([])
  },
)

test.each(taskIds.filter((taskId) => taskId.startsWith('listening/')))(
  'nothing that %s says can be searched',
  async (taskId) => {
    const { searchTexts } = await convert(taskId)
    expect(searchTexts.join(' ')).not.toMatch(/word|said|north/u)
  },
)

test('a dialogue is one recording with a turn for each entry', async () => {
  const transcript = [
    { voice: 'slt', text: words(70) },
    { voice: 'rms', text: words(80, 'answer') },
  ]
  const { said, answerKey } = await convert('listening/multiple-choice-single', { transcript })
  expect(said[0]?.turns).toEqual(transcript)
  expect(answerKey).toMatchObject({ transcript: `${words(70)}\n${words(80, 'answer')}` })
})

test('the missing words are not said: a beep ends the recording, and the key has them', async () => {
  const { said, answerKey } = await convert('listening/select-missing-word')
  expect(said[0]).toEqual({ turns: [{ voice: 'awb', text: words(70) }], endsInBeep: true })
  expect(answerKey).toMatchObject({ transcript: `${words(70)} one thing.` })
})

test('gaps are said in full and shown as gaps', async () => {
  const { said, prompt, answerKey } = await convert('listening/fill-in-the-blanks')
  expect(said[0]?.turns[0]?.text).toMatch(/^word .* north word .* west$/u)
  expect(prompt).toMatchObject({ parts: expect.arrayContaining([`${words(22)} `]) })
  expect(answerKey).toMatchObject({ words: ['north', 'south', 'east', 'west'] })
})

test('wrong words are shown, right ones said, and the key names both by place', async () => {
  const { said, prompt, answerKey } = await convert('listening/highlight-incorrect-words')
  const shown = z.object({ words: z.array(z.string()) }).parse(prompt).words
  expect(said[0]?.turns[0]?.text.split(' ').filter((word) => word !== 'word')).toEqual([
    'north',
    'south',
    'east',
    'west',
  ])
  expect(shown.filter((word) => word !== 'word')).toEqual(['fourth', 'mouth', 'least', 'best'])
  expect(answerKey).toMatchObject({
    differences: [{ place: 18, spoken: 'north' }, { place: 37, spoken: 'south' }, {}, {}],
  })
})

test('a picture stands on the shelf, and its description says what it shows', async () => {
  const { shelf, prompt, answerKey } = await convert('speaking/describe-image')
  const picture = shelf.media.find(({ kind }) => kind === 'picture')
  expect(prompt).toEqual({ image: picture?.id, imageType: 'TABLE' })
  expect(answerKey).toMatchObject({ description: expect.stringContaining('Street: North, Trees: 3') })
})

test('folds and blanks of YAML become single spaces', async () => {
  const { prompt } = await convert('speaking/read-aloud', { text: `  ${words(39)}\n  end \n` })
  expect(prompt).toEqual({ text: `${words(39)} end` })
})

test('an essay keeps its paragraphs and an e-mail its lines', async () => {
  const essay = await convert('writing/write-essay')
  expect(essay.answerKey).toMatchObject({ sampleAnswer: expect.stringMatching(/word\.\n\nword/u) })
  const email = await convert('writing/write-email')
  expect(email.answerKey).toMatchObject({
    sampleAnswer: expect.stringMatching(/^Dear Ms Hart,\n\n.*\n\nYours,\nAna$/su),
  })
})

const chosenSchema = z.object({
  prompt: z.object({ options: z.array(z.object({ id: z.string(), text: z.string() })) }),
  answerKey: z.object({
    answer: z.string().optional(),
    answers: z.array(z.string()).optional(),
    whys: z.record(z.string(), z.string()),
  }),
})

test.each(taskIds.filter((taskId) => 'options' in kindSources[taskId]))(
  'the key of %s leads to the right options wherever they are shown',
  async (taskId) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), async (id) => {
        const { prompt, answerKey } = chosenSchema.parse(await convert(taskId, { id }))
        const { options: authored } = z
          .object({ options: z.array(z.object({ text: z.string(), isRight: z.boolean() })) })
          .parse(kindSources[taskId])
        const right = new Set([answerKey.answer, ...(answerKey.answers ?? [])])
        const chosen = prompt.options.filter((each) => right.has(each.id)).map(({ text }) => text)
        expect(chosen.toSorted()).toEqual(
          authored
            .filter(({ isRight }) => isRight)
            .map(({ text }) => text)
            .toSorted(),
        )
        expect(Object.keys(answerKey.whys).toSorted()).toEqual(prompt.options.map((each) => each.id).toSorted())
      }),
      { numRuns: 25 },
    )
  },
)

const reOrderedSchema = z.object({
  prompt: z.object({ paragraphs: z.array(z.object({ id: z.string(), text: z.string() })) }),
  answerKey: z.object({ order: z.array(z.string()) }),
})

test('paragraphs are lettered as shown, never shown in the right order, and the key leads back to it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 4, max: 6 }), async (id, count) => {
      const paragraphs = Array.from({ length: count }, (_, place) => `${place} then ${words(12)}`)
      const converted = await convert('reading/re-order-paragraphs', { id, paragraphs })
      const { prompt, answerKey } = reOrderedSchema.parse(converted)
      const shown = prompt.paragraphs.map(({ text }) => text)
      const textOf = new Map(prompt.paragraphs.map((paragraph) => [paragraph.id, paragraph.text]))

      expect(prompt.paragraphs.map((paragraph) => paragraph.id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, count))
      expect(shown).not.toEqual(paragraphs)
      expect(answerKey.order.map((letter) => textOf.get(letter))).toEqual(paragraphs)
      expect(converted.searchTexts).toEqual(shown)
    }),
  )
})

test.each(taskIds)('the facts of %s hold its text, and whether it is heard', (taskId) => {
  const { facts } = read(taskId)
  const isHeard = tasks[taskId].recordings.some(({ at }) => at.startsWith('prompt.'))
  expect(facts?.isSpoken).toBe(isHeard)
  expect(facts?.subject.text).not.toMatch(/[[\]{}|]/u)
  expect(facts?.subject.text.split(/\s+/u).length).toBeGreaterThan(8)
})
