import { readPack } from '@rehearsal/content/pack'
import { readConfig } from './platform/config.ts'
import { openContentMedia } from './platform/media/content-media.ts'
import { openPlatform } from './platform/services.ts'
import { openStorage } from './platform/storage/storage.ts'
import { openVoice } from './platform/voice/voice.ts'

const WIDTH = 30

/** Renders every recording of the question bank into the storage, so that no learner waits for one. `--force` renders again what is there. */
async function main(): Promise<void> {
  const config = readConfig()
  const platform = await openPlatform(config)
  const voice = openVoice(config.voice)
  const media = openContentMedia({ db: platform.db, storage: openStorage(config.storage), voice })
  try {
    const pack = await readPack(platform.contentFolder)
    const recordings = pack.media.flatMap((item) => (item.kind === 'speech' ? [item] : []))
    for (const [i, { id, script }] of recordings.entries()) {
      await media.render(id, script, process.argv.includes('--force'))
      showProgress(i + 1, recordings.length)
    }
  } finally {
    await voice.close()
    await platform.close()
  }
}

function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY && done < total) return
  const filled = Math.round((done / total) * WIDTH)
  process.stderr.write(
    `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} recordings${done === total ? '\n' : ''}`,
  )
}

await main()
