import { expect, test } from 'vitest'
import { readQuestions } from './read-questions.ts'
import { aBank, dictationFile, reOrderFile, soundBank } from './testing/bank.ts'

const knowsWord = () => true

test('sound files are read by ascending id, whatever their folder', async () => {
  const { questionsDirectory } = await aBank()
  const { questions, problems } = await readQuestions(questionsDirectory, knowsWord)
  expect(problems).toEqual([])
  expect(questions.map(({ id, file }) => [id, file])).toEqual([
    [3, reOrderFile],
    [7, dictationFile],
  ])
})

test('the problems of all files are listed at once, each with file and field', async () => {
  const folder = 'listening/write-from-dictation'
  const { questionsDirectory } = await aBank({
    ...soundBank,
    [`${folder}/00001-no-voice.yaml`]:
      'id: 1\ntitle: No voice\ncomplexity: EASY\nsentence: One two three four five six.',
    [`${folder}/00002-extra.yaml`]: `${soundBank[dictationFile]?.replace('id: 7', 'id: 2').replace('Ferry', 'Other')}accent: UK`,
    [`${folder}/00004-short.yaml`]: 'id: 4\ntitle: Short\ncomplexity: EASY\nsentence: Too short.\nvoice: rms',
    [`${folder}/00005-broken.yaml`]: 'id: 5\ntitle: "Broken',
    [`${folder}/00006-wrong-id.yaml`]: `${soundBank[dictationFile]?.replace('Ferry', 'Boat')}`,
    'speaking/sing/00008-song.yaml': 'id: 8',
  })
  const { questions, problems } = await readQuestions(questionsDirectory, knowsWord)
  expect(questions.map(({ id }) => id)).toEqual([3, 7])
  expect(problems.map(({ file, field, message }) => [file.split('/').at(-1), field, message])).toEqual([
    ['00001-no-voice.yaml', 'voice', expect.stringContaining('Invalid option')],
    ['00002-extra.yaml', '', expect.stringContaining('"accent"')],
    ['00004-short.yaml', 'sentence', 'has 2 words; write 6 to 16'],
    ['00005-broken.yaml', '', expect.stringContaining('Missing closing "quote')],
    ['00006-wrong-id.yaml', 'id', 'is 7, but the file is named 6'],
    ['00008-song.yaml', '', 'there is no kind of question "speaking/sing"'],
    ['00007-ferry-times.yaml', 'id', expect.stringContaining('is taken by')],
  ])
})

test('a word that nobody can pronounce is a problem of its file', async () => {
  const { questionsDirectory } = await aBank()
  const { problems } = await readQuestions(questionsDirectory, (word) => word !== 'boat')
  expect(problems).toEqual([
    { file: dictationFile, field: 'sentence', message: 'has words without a known pronunciation: boat' },
  ])
})
