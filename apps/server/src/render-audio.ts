import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Pack, readPack } from '@rehearsal/content/pack'
import { readConfig } from './platform/config.ts'
import { openRecordings } from './platform/media/recordings.ts'
import { builtContent } from './platform/services.ts'
import { openStorage } from './platform/storage/storage.ts'
import { openVoice } from './platform/voice/voice.ts'

const WIDTH = 30
const options = { force: { type: 'boolean', default: false }, pack: { type: 'string', default: builtContent } } as const

/**
 * Renders every recording of the question bank into the storage, so that no learner waits for one. It opens no database,
 * so a server may run meanwhile. `--force` renders again what is there; `--pack FOLDER` takes another pack.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const config = readConfig()
  const threads = Math.max(1, availableParallelism() - 1)
  const voice = openVoice(config.voice, threads)
  const recordings = openRecordings(openStorage(config.storage), voice)
  try {
    const waiting = speechOf(await readPack(values.pack))
    const total = waiting.length
    let done = 0
    const renderNext = async (): Promise<void> => {
      const next = waiting.shift()
      if (!next) return
      await recordings.render(next.id, next.script, values.force)
      showProgress(++done, total)
      await renderNext()
    }
    await Promise.all(Array.from({ length: threads }, renderNext))
  } finally {
    await voice.close()
  }
}

function speechOf(pack: Pack) {
  return pack.media.flatMap((item) => (item.kind === 'speech' ? [item] : []))
}

function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY && done < total) return
  const filled = Math.round((done / total) * WIDTH)
  process.stderr.write(
    `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} recordings${done === total ? '\n' : ''}`,
  )
}

try {
  await main()
} catch (error) {
  process.stderr.write(`\n${reasonOf(error)}\n`)
  process.exitCode = 1
}

/** The message and what lies behind it, without the places in the code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${reasonOf(error.cause)}`
}
