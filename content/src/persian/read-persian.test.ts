import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPersian } from './read-persian.ts'

async function read(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-persian-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, yaml] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), yaml)
  }
  return readPersian(folder)
}

test('glosses keep their parts of speech and their order, and sentences their question', async () => {
  const { words, questions, whole, problems } = await read({
    'glosses/a.yaml': 'abandon: {verb: [رها کردن, ترک کردن], noun: [بی‌قیدی]}\n',
    'sentences/speaking/read-aloud.yaml':
      '12:\n  - en: The bridge is old.\n    fa: پل قدیمی است.\n  - en: It fell.\n    fa:\n',
    'whole.yaml': 'glosses: true\nsentences: [speaking/read-aloud]\n',
  })
  expect(problems).toEqual([])
  expect(words).toEqual([
    {
      file: 'glosses/a.yaml',
      key: 'abandon',
      senses: [
        { partOfSpeech: 'VERB', glosses: ['رها کردن', 'ترک کردن'] },
        { partOfSpeech: 'NOUN', glosses: ['بی‌قیدی'] },
      ],
    },
  ])
  expect(questions).toEqual([
    {
      file: 'sentences/speaking/read-aloud.yaml',
      taskId: 'speaking/read-aloud',
      id: 12,
      pairs: [
        { en: 'The bridge is old.', fa: 'پل قدیمی است.' },
        { en: 'It fell.', fa: null },
      ],
    },
  ])
  expect(whole).toEqual({ glosses: true, sentences: ['speaking/read-aloud'] })
})

const glossFile = 'glosses/a.yaml'
const sentenceFile = 'sentences/speaking/read-aloud.yaml'
test.each([
  [
    'another letter',
    glossFile,
    'able: {adjective: [توانا]}\nzoo: {noun: [باغ وحش]}\n',
    2,
    'zoo',
    /belongs into z.yaml/u,
  ],
  ['Latin letters', glossFile, 'able: {adjective: [توانا, able]}\n', 1, 'able.adjective.1', /not written in Persian/u],
  ['one gloss twice', glossFile, 'able: {adjective: [توانا, توانا]}\n', 1, 'able.adjective', /twice/u],
  ['six glosses', glossFile, 'able: {adjective: [آ, ب, پ, ت, ج, چ]}\n', 1, 'able.adjective', /more than 5/u],
  [
    'an explanation',
    glossFile,
    `able: {adjective: [${'توانا '.repeat(9).trim()}]}\n`,
    1,
    'able.adjective.0',
    /longer/u,
  ],
  ['no part of speech', glossFile, 'able: {}\n', 1, 'able', /no part of speech/u],
  ['no YAML', glossFile, 'able: {adjective: [توانا}\n', 1, '', /./u],
  [
    'a field of another name',
    sentenceFile,
    '12:\n  - en: It fell.\n    de: Er fiel.\n    fa:\n',
    3,
    '12.0.de',
    /not a field/u,
  ],
  ['no id', sentenceFile, 'bridge:\n  - en: It fell.\n    fa:\n', 1, 'bridge', /./u],
  ['no such kind', 'sentences/speaking/sing.yaml', '{}\n', 1, '', /no kind of question/u],
  ['a kind that is none', 'whole.yaml', 'glosses: true\nsentences:\n  - speaking/sing\n', 3, 'sentences.0', /./u],
])('%s is named by file, line and field', async (_what, name, yaml, line, field, message) => {
  const { problems } = await read({ [name]: yaml })
  expect(problems).toEqual([{ file: `persian/${name}`, line, field, message: expect.stringMatching(message) }])
})
