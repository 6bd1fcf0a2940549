// Rates essays one after the other, as the server's worker thread does, and says what each one took. A process of its own, so that its memory is its own.
import { createWritingRater } from '@rehearsal/writing/rater'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const { rateWriting } = await createWritingRater()
let earlierAnswers = []

process.on('message', (message) => void answer(message))

async function answer(message) {
  if (message.earlierAnswers) earlierAnswers = message.earlierAnswers
  if (message.isEnd) return process.disconnect()
  if (!message.input) return process.send({})
  const start = performance.now()
  const before = process.threadCpuUsage()
  await rateWriting({ ...message.input, earlierAnswers })
  const { user, system } = process.threadCpuUsage(before)
  const spent = performance.now() - start
  if (message.isCounted) collect()
  process.send({
    spent,
    cpu: (user + system) / 1000,
    rss: process.memoryUsage().rss / 1e6,
    heap: process.memoryUsage().heapUsed / 1e6,
  })
}
