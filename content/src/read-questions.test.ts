import { expect, test } from 'vitest'
import { readQuestions } from './read-questions.ts'
import { aBank, dictationFile, reOrderFile, soundBank } from './testing/bank.ts'

const knowsWord = () => true
const dictation = soundBank[dictationFile] ?? ''
const folder = 'listening/write-from-dictation'

test('sound files are read by ascending id, whatever their folder', async () => {
  const { questionsDirectory } = await aBank()
  const { questions, problems } = await readQuestions({ questionsDirectory, knowsWord })
  expect(problems).toEqual([])
  expect(questions.map(({ id, file }) => [id, file])).toEqual([
    [3, reOrderFile],
    [7, dictationFile],
  ])
})

test('the problems of all files are listed at once, each with file, line and field', async () => {
  const { questionsDirectory } = await aBank({
    ...soundBank,
    [`${folder}/00001-no-voice.yaml`]: dictation.replace('id: 7', 'id: 1').replace('voice: slt\n', ''),
    [`${folder}/00002-extra.yaml`]: `${dictation.replace('id: 7', 'id: 2').replace('Ferry', 'Other')}accent: UK`,
    [`${folder}/00004-short.yaml`]: dictation
      .replace('id: 7', 'id: 4')
      .replace(/sentence: .*/u, 'sentence: Too short.'),
    [`${folder}/00005-broken.yaml`]: 'id: 5\ntitle: "Broken',
    [`${folder}/00006-wrong-id.yaml`]: dictation.replace('Ferry', 'Boat'),
    'speaking/sing/00008-song.yaml': 'id: 8',
  })
  const { questions, problems } = await readQuestions({ questionsDirectory, knowsWord })
  expect(questions.map(({ id }) => id)).toEqual([3, 7])
  expect(problems.map(({ file, line, field, message }) => [file.split('/').at(-1), line, field, message])).toEqual([
    ['00001-no-voice.yaml', 1, 'voice', expect.stringContaining('Invalid option')],
    ['00002-extra.yaml', 17, 'accent', 'is not a field of this kind'],
    ['00004-short.yaml', 10, 'sentence', 'has 2 words; write 8 to 12'],
    ['00004-short.yaml', 10, 'sentence', 'takes about 1 s to say; 3 to 5 s are asked'],
    ['00005-broken.yaml', 2, '', expect.stringContaining('Missing closing "quote')],
    ['00006-wrong-id.yaml', 2, 'id', 'is 7, but the file is named 6'],
    ['00008-song.yaml', 1, '', 'there is no kind of question "speaking/sing"'],
    ['00007-ferry-times.yaml', 2, 'id', expect.stringContaining('is taken by')],
    ['00004-short.yaml', 3, 'title', expect.stringContaining('is taken by')],
    ['00007-ferry-times.yaml', 3, 'title', expect.stringContaining('is taken by')],
  ])
})

test('a word that nobody can pronounce is a problem of its file', async () => {
  const { questionsDirectory } = await aBank()
  const { problems } = await readQuestions({ questionsDirectory, knowsWord: (word) => word !== 'boat' })
  const message = 'has words without a known pronunciation: boat'
  expect(problems).toEqual([{ file: dictationFile, line: 10, field: 'sentence', message }])
})

test('a question that repeats another is found over all files', async () => {
  const copy = dictation.replace('id: 7', 'id: 8').replace('Ferry times', 'By sea')
  const { questionsDirectory } = await aBank({ ...soundBank, [`${folder}/00008-by-sea.yaml`]: copy })
  const { problems } = await readQuestions({ questionsDirectory, knowsWord })
  expect(problems.map(({ file, line, field }) => [file, line, field])).toContainEqual([
    `${folder}/00008-by-sea.yaml`,
    10,
    'sentence',
  ])
})

test('an id that stood for another question is refused', async () => {
  const { questionsDirectory } = await aBank()
  const idsLock = 'speaking/read-aloud/00003-a-mill\n'
  const { problems } = await readQuestions({ questionsDirectory, knowsWord, idsLock })
  expect(problems).toEqual([
    {
      file: reOrderFile,
      line: 2,
      field: 'id',
      message: expect.stringContaining('3 belongs to speaking/read-aloud/00003-a-mill'),
    },
  ])
})
