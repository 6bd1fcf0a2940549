// Rates essays one after the other in its thread, as the server's worker does, and says what each one took.
import { createSummaryRater } from '@rehearsal/raters/writing'
import { parentPort } from 'node:worker_threads'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const rater = await createSummaryRater()
let earlierAnswers = []

parentPort.on('message', async (message) => {
  if (message.earlierAnswers) earlierAnswers = message.earlierAnswers
  if (message.isEnd) return parentPort.close()
  if (!message.input) return parentPort.postMessage({})
  const start = performance.now()
  const before = process.threadCpuUsage()
  await rater.rate({ ...message.input, earlierAnswers })
  const { user, system } = process.threadCpuUsage(before)
  const spent = performance.now() - start
  if (message.isCounted) collect()
  parentPort.postMessage({
    spent,
    cpu: (user + system) / 1000,
    rss: process.memoryUsage().rss / 1e6,
    heap: process.memoryUsage().heapUsed / 1e6,
  })
})
