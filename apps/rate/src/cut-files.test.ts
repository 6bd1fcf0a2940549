import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TaskId, taskIdSchema } from '@rehearsal/exam/task-ids'
import { expect, test } from 'vitest'
import { createEngines } from './engines.ts'
import { ratedKinds } from './kinds.ts'
import { rateRow } from './rate-row.ts'
import { listeningEngines, rowWithEverything, silentWav } from './testing.ts'

const spokenKinds = Object.keys(ratedKinds)
  .filter((task) => task.startsWith('speaking/'))
  .map((task) => taskIdSchema.parse(task))

/** A spoken fixture as something else leaves it. */
async function aCutFile(bytes: (whole: Buffer) => Buffer, name: string): Promise<string> {
  const whole = await readFile(new URL(`../../../packages/speech/src/testing/${name}`, import.meta.url))
  const path = join(await mkdtemp(join(tmpdir(), 'rate-')), 'cut')
  await writeFile(path, bytes(whole))
  return path
}
const rateFile = async (task: TaskId, audio: string, engines = listeningEngines([])) =>
  rateRow(
    { ...(await rowWithEverything(task)), audio },
    {
      format: 'academic-2025',
      engines,
      resolvePath: (path) => path,
    },
  )

test.each(spokenKinds)('a file of %s that is cut off is rated, and that it is cut is told first', async (task) => {
  const cut = await aCutFile((whole) => whole.subarray(0, whole.length - 100), 'shallow.mp3')
  expect((await rateFile(task, cut)).findings[0]).toMatchObject({ code: 'take_truncated', severity: 'moderate' })
  const whole = await aCutFile((bytes) => bytes, 'shallow.mp3')
  expect((await rateFile(task, whole)).findings.map(({ code }) => code)).not.toContain('take_truncated')
})

test('a cut wav is told as well, one whose length nobody knew is not', async () => {
  const codesOf = async (change: (wav: Buffer) => void) => {
    const wav = Buffer.from(silentWav())
    change(wav)
    const path = await aCutFile(() => wav, 'shallow.mp3')
    return (await rateFile('speaking/read-aloud', path)).findings.map(({ code }) => code)
  }
  expect(await codesOf((wav) => wav.writeUInt32LE(64_000, 40))).toEqual(['take_truncated'])
  expect(await codesOf((wav) => wav.writeUInt32LE(0xff_ff_ff_ff, 40))).toEqual([])
})

test('a file shorter than half a second is told to be too short', async () => {
  const short = await aCutFile((whole) => whole.subarray(0, Math.floor(whole.length * 0.65)), 'shallow.mp3')
  const engines = createEngines({ isEmbedded: true })
  const findings = await Promise.all(
    ['speaking/read-aloud' as const, 'speaking/answer-short-question' as const].map((task) =>
      rateFile(task, short, engines),
    ),
  )
  for (const { findings: told } of findings) {
    expect(told.map(({ code }) => code)).toEqual(expect.arrayContaining(['take_truncated', 'take_short']))
  }
}, 60_000)
