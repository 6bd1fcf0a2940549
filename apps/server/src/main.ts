import { readPack } from '@rehearsal/content/pack'
import { builtWeb, createApp } from './app.ts'
import { declareJobs } from './jobs.ts'
import { joinListeners } from './listeners.ts'
import { startDemoSeeding } from './modules/demo/service.ts'
import { startDictionaryImport } from './modules/dictionary/import-service.ts'
import { openIdentity } from './modules/identity-pages/identity-service.ts'
import { startSweeper } from './modules/practice/jobs.ts'
import { retellScored } from './modules/practice/retell-service.ts'
import { createScoringWorker } from './modules/practice/scoring-service.ts'
import { freezeListsJob } from './modules/predictions/freeze-service.ts'
import { importPack } from './modules/question-bank/import-service.ts'
import { hasQuestions } from './modules/question-bank/service.ts'
import { builtContent, openPlatform } from './platform/services.ts'
import { startHints } from './platform/start-hints.ts'
import { runProcess } from './run-process.ts'

await runProcess(async (config) => {
  const platform = await openPlatform(config)
  const { clock, db, log } = platform
  const pack = await readPack(builtContent)
  log.info(await importPack(db, clock, pack), 'question bank imported')
  joinListeners(platform)
  await retellScored(platform)
  const worker = createScoringWorker(platform)
  if (config.database.kind === 'pglite') await worker.takeOver()
  let isClosing = false
  const app = await createApp(platform, {
    identity: await openIdentity(platform),
    worker,
    lessons: { lessons: pack.lessons, videos: pack.videos },
    webFolder: builtWeb,
    contentFolder: builtContent,
    plans: pack.plans,
    readinessChecks: {
      isServing: () => Promise.resolve(!isClosing),
      hasQuestions: () => hasQuestions(db),
    },
  })
  declareJobs(platform)
  await platform.queue.start()
  await platform.queue.send(freezeListsJob, null)
  await app.listen({ port: config.port, host: config.host })
  const stopDictionaryImport = startDictionaryImport(platform)
  const stopSweeper = startSweeper(worker, platform)
  const stopSeeding = config.hasDemo ? startDemoSeeding(platform, worker) : undefined
  return {
    message: [`Rehearsal is ready at ${config.publicUrl.origin}`, ...startHints(config)].join('\n'),
    close: async () => {
      isClosing = true
      stopSweeper()
      await stopDictionaryImport()
      stopSeeding?.()
      await app.close()
      await worker.close()
      await platform.close()
    },
  }
})
