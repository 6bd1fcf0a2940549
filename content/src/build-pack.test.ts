import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BuildOptions, buildPack } from './build-pack.ts'
import { PACK_FILE, readPack } from './pack.ts'
import { ContentError } from './problem.ts'
import { aBank, dictationFile, reOrderFile, soundBank } from './testing/bank.ts'

type Directories = Pick<BuildOptions, 'questionsDirectory' | 'lessonsDirectory' | 'videosFile' | 'packDirectory'>

async function build({ questionsDirectory, lessonsDirectory, videosFile, packDirectory }: Directories) {
  const progress: string[] = []
  const pack = await buildPack({
    questionsDirectory,
    lessonsDirectory,
    videosFile,
    packDirectory,
    knowsWord: () => true,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  })
  const said = pack.media.flatMap((item) => (item.kind === 'speech' ? item.script.turns.map(({ text }) => text) : []))
  return { pack, said, progress, bytes: await readFile(join(packDirectory, PACK_FILE), 'utf8') }
}

const sentence = 'The last boat of the evening leaves at nine.'
const edited = (change: (yaml: string) => string) => change(soundBank[dictationFile] ?? '')

test('a built pack can be read back, with what its recordings say', async () => {
  const bank = await aBank()
  const { pack, said, progress } = await build(bank)
  expect(await readPack(bank.packDirectory)).toEqual(pack)
  expect(pack.questions.map(({ id, taskId }) => [id, taskId])).toEqual([
    [3, 'reading/re-order-paragraphs'],
    [7, 'listening/write-from-dictation'],
  ])
  expect(said.toSorted()).toEqual([
    'Leaves ends in s, since one boat does it.',
    'The family follows Hart, and the repair follows the decay.',
    sentence,
  ])
  expect(progress).toEqual(['1/2', '2/2'])
  const recording = pack.media.find((item) => item.kind === 'speech' && item.script.turns[0]?.text === sentence)
  expect(pack.questions[1]).toMatchObject({ prompt: { audio: recording?.id }, answerKey: { sentence } })
})

test('what is searched holds title and prompt and nothing of the answer', async () => {
  const { pack } = await build(await aBank())
  const [reOrder, dictation] = pack.questions
  expect(dictation?.searchText).toBe('ferry times')
  expect(reOrder?.searchText).toContain('the old mill\n')
  expect(reOrder?.searchText).toContain('volunteers repaired it')
  expect(reOrder?.searchText).not.toContain('follows the decay')
})

test('the same sources give the same bytes, again and in another folder', async () => {
  const bank = await aBank()
  const first = await build(bank)
  expect((await build(bank)).bytes).toBe(first.bytes)
  expect((await build(await aBank())).bytes).toBe(first.bytes)
})

test('a changed title changes the content hash of its question alone, and no recording', async () => {
  const bank = await aBank()
  const first = await build(bank)
  await bank.write(
    dictationFile,
    edited((yaml) => yaml.replace('Ferry times', 'By sea')),
  )
  const { pack } = await build(bank)
  expect(pack.media).toEqual(first.pack.media)
  const isSame = pack.questions.map(
    ({ contentHash }, index) => contentHash === first.pack.questions[index]?.contentHash,
  )
  expect(isSame).toEqual([true, false])
})

test.each([
  ['text', (yaml: string) => yaml.replace('at nine', 'at ten')],
  ['voice', (yaml: string) => yaml.replace('slt', 'rms')],
])('a changed %s makes another recording in place of the old one', async (_what, change) => {
  const bank = await aBank()
  const first = await build(bank)
  await bank.write(dictationFile, edited(change))
  const { pack } = await build(bank)
  const known = new Set(first.pack.media.map(({ id }) => id))
  expect(pack.media).toHaveLength(first.pack.media.length)
  expect(pack.media.filter(({ id }) => !known.has(id))).toHaveLength(1)
})

test('a bank with problems is not built, and the old pack stays', async () => {
  const bank = await aBank()
  const first = await build(bank)
  await bank.write(reOrderFile, 'id: 3')
  await expect(build(bank)).rejects.toThrow(ContentError)
  expect(await readFile(join(bank.packDirectory, PACK_FILE), 'utf8')).toBe(first.bytes)
})
