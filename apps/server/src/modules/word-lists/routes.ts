import { Readable } from 'node:stream'
import { exportVocabWords, importVocabWords, WORDS_WITHOUT_AUDIO_HEADER } from '@rehearsal/contracts/word-lists'
import type { FastifyInstance } from 'fastify'
import { mount, type MountOptions, mountStream } from '../../platform/http/mount.ts'
import type { Platform } from '../../platform/services.ts'
import { exportWords } from './export-service.ts'
import { importWords } from './import-service.ts'
import { presentImport } from './presenters.ts'

/** Each reads or writes a whole book. */
const COSTLY: MountOptions = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** Lists of words in, and out. */
export function wordListsRoutes(app: FastifyInstance, platform: Platform): void {
  mount(
    app,
    importVocabWords,
    async ({ body }, { learner }) => presentImport(await importWords(platform, learner, body)),
    COSTLY,
  )
  mountStream(
    app,
    exportVocabWords,
    async ({ query }, { learner, signal, reply }) => {
      const { format, practiceType: taskId = null } = query
      const download = await exportWords(platform, learner, { format, taskId, signal })
      reply.headers({
        'content-type': download.contentType,
        'content-disposition': `attachment; filename="${download.name}"`,
        'cache-control': 'no-store',
        [WORDS_WITHOUT_AUDIO_HEADER]: download.wordsWithoutAudio,
      })
      return reply.send(Readable.from(download.content, { objectMode: false }))
    },
    COSTLY,
  )
}
