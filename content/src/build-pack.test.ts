import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flite, type SpeechSynthesiser } from '@rehearsal/voice'
import { expect, test } from 'vitest'
import { type BuildOptions, buildPack } from './build-pack.ts'
import { mediaPath, PACK_FILE, readPack } from './pack.ts'
import { ContentError } from './problem.ts'
import { aBank, dictationFile, reOrderFile, soundBank } from './testing/bank.ts'

type Directories = Pick<BuildOptions, 'questionsDirectory' | 'packDirectory'>

/** Builds with the real voice and tells what was spoken and reported. */
async function build({ questionsDirectory, packDirectory }: Directories, engine: Partial<SpeechSynthesiser> = {}) {
  const spoken: string[] = []
  const progress: string[] = []
  const synthesise: SpeechSynthesiser['synthesise'] = (text, voice) => {
    spoken.push(`${voice}: ${text}`)
    return flite.synthesise(text, voice)
  }
  const pack = await buildPack({
    questionsDirectory,
    packDirectory,
    synthesiser: { ...flite, synthesise, ...engine },
    knowsWord: () => true,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  })
  return { pack, spoken, progress, bytes: await readFile(join(packDirectory, PACK_FILE), 'utf8') }
}

const sentence = 'The last boat of the evening leaves at nine.'
const edited = (change: (yaml: string) => string) => change(soundBank[dictationFile] ?? '')

test('a built pack can be read back with its recordings', async () => {
  const bank = await aBank()
  const { pack, spoken, progress } = await build(bank)
  expect(await readPack(bank.packDirectory)).toEqual(pack)
  expect(pack.questions.map(({ id, taskId }) => [id, taskId])).toEqual([
    [3, 'reading/re-order-paragraphs'],
    [7, 'listening/write-from-dictation'],
  ])
  expect(spoken).toEqual([`slt: ${sentence}`])
  expect(progress).toEqual(['2/2'])
  expect(pack.questions[1]).toMatchObject({ prompt: { audio: pack.media[0]?.id }, answerKey: { sentence } })
})

test('what is searched holds title and prompt and nothing of the answer', async () => {
  const { pack } = await build(await aBank())
  const [reOrder, dictation] = pack.questions
  expect(dictation?.searchText).toBe('ferry times')
  expect(reOrder?.searchText).toContain('the old mill\n')
  expect(reOrder?.searchText).toContain('volunteers repaired it')
  expect(reOrder?.searchText).not.toContain('follows the decay')
})

test('building again without changes says nothing again and writes the same bytes', async () => {
  const bank = await aBank()
  const first = await build(bank)
  const again = await build(bank)
  expect(again.spoken).toEqual([])
  expect(again.bytes).toBe(first.bytes)
})

test('the same sources give the same pack in another folder', async () => {
  expect((await build(await aBank())).bytes).toBe((await build(await aBank())).bytes)
})

test('a changed title changes the content hash of its question alone, and no recording', async () => {
  const bank = await aBank()
  const first = await build(bank)
  await bank.write(
    dictationFile,
    edited((yaml) => yaml.replace('Ferry times', 'By sea')),
  )
  const { pack, spoken } = await build(bank)
  expect(spoken).toEqual([])
  expect(pack.media).toEqual(first.pack.media)
  const isSame = pack.questions.map(
    ({ contentHash }, index) => contentHash === first.pack.questions[index]?.contentHash,
  )
  expect(isSame).toEqual([true, false])
})

test.each([
  ['text', (yaml: string) => yaml.replace('nine', 'ten')],
  ['voice', (yaml: string) => yaml.replace('slt', 'rms')],
])('a changed %s is spoken anew, and the old recording goes', async (_what, change) => {
  const bank = await aBank()
  const first = await build(bank)
  await bank.write(dictationFile, edited(change))
  const { pack, spoken } = await build(bank)
  expect(spoken).toHaveLength(1)
  expect(pack.media).not.toEqual(first.pack.media)
  expect(await readdir(join(bank.packDirectory, 'media'))).toEqual(pack.media.map(({ id }) => `${id}.mp3`))
})

test('another version of the voice engine says everything anew', async () => {
  const bank = await aBank()
  await build(bank)
  expect((await build(bank, { version: 'next' })).spoken).toEqual([`slt: ${sentence}`])
})

test('a lost or damaged recording is spoken anew', async () => {
  const bank = await aBank()
  const { pack } = await build(bank)
  const path = mediaPath(bank.packDirectory, pack.media[0]?.id ?? '')
  await writeFile(path, 'half')
  expect((await build(bank)).spoken).toHaveLength(1)
  expect((await stat(path)).size).toBe(pack.media[0]?.bytes)
  await rm(path)
  expect((await build(bank)).spoken).toHaveLength(1)
})

test('a bank with problems is not built, and the old pack stays', async () => {
  const bank = await aBank()
  const first = await build(bank)
  await bank.write(reOrderFile, 'id: 3')
  await expect(build(bank)).rejects.toThrow(ContentError)
  expect(await readFile(join(bank.packDirectory, PACK_FILE), 'utf8')).toBe(first.bytes)
})

test('a voice that says nothing is a problem of the file', async () => {
  const silent = { synthesise: async () => ({ pcm: new Float32Array(48_000), sampleRate: 16_000 }) }
  await expect(build(await aBank(), silent)).rejects.toMatchObject({
    problems: expect.arrayContaining([{ file: dictationFile, field: 'sentence', message: 'is spoken as silence' }]),
  })
})
