import { declareJobs } from './jobs.ts'
import { joinListeners } from './listeners.ts'
import { startSweeper } from './modules/practice/jobs.ts'
import { retellScored } from './modules/practice/retell-service.ts'
import { createScoringWorker } from './modules/practice/scoring-service.ts'
import { openPlatform } from './platform/services.ts'
import { runProcess } from './run-process.ts'

/** Scores and does jobs without serving: for more machines on one PostgreSQL. */
await runProcess(async (config) => {
  if (config.database.kind === 'pglite') throw new Error('A separate worker needs PostgreSQL. Set DATABASE_URL.')
  const platform = await openPlatform(config)
  const worker = createScoringWorker(platform)
  joinListeners(platform)
  await retellScored(platform)
  declareJobs(platform)
  await platform.queue.start()
  const stopSweeper = startSweeper(worker, platform)
  return {
    message: 'Rehearsal is scoring',
    close: async () => {
      stopSweeper()
      await worker.close()
      await platform.close()
    },
  }
})
