/** Prints how long 300-word essays take, and whether the memory of who rates them stays bounded: part of `npm run bench:writing`. */
import { once } from 'node:events'
import { fork } from 'node:child_process'
import { quantile } from './agreement.mjs'

const WORDS = 300
const WARM = 50
const EARLIER = 350
const COUNT_EVERY = 500

/** The memory that the server's threads have (`platform/rating/pool.ts`); the young part is three such halves. */
const SERVER_LIMITS = ['--max-semi-space-size=16', '--max-old-space-size=600']

/** `texts` are learners' essays of which sentences are put together anew; `count` essays are rated in one process; the server replaces its thread after 2,000. */
export async function printSpeed(texts, promptText, count) {
  console.log(
    `\nSpeed and memory: ${count} essays of ${WORDS} words by one rater that is never replaced, each beside ${EARLIER} earlier answers`,
  )
  const { times } = await measureSpeed(texts, promptText, count, (index, { rss, heap }) =>
    console.log(
      `  after ${String(index).padStart(4)}: ${rss.toFixed(0)} MB resident, ${heap.toFixed(0)} MB of it JavaScript's`,
    ),
  )
  for (const [name, { median, high, most }] of Object.entries(times))
    console.log(`  ${name}: median ${median.toFixed(0)} ms, 95 % ${high.toFixed(0)} ms, most ${most.toFixed(0)} ms`)
}

/** The same without a word, in milliseconds; `tell` hears of the memory, in MB, after every 500 essays. */
export async function measureSpeed(texts, promptText, count, tell = () => {}) {
  const worker = fork(new URL('./writing-worker.mjs', import.meta.url), { execArgv: SERVER_LIMITS })
  const ask = async (message) => {
    worker.send(message)
    const [reply] = await once(worker, 'message')
    return reply
  }
  const random = seeded(5)
  const sentences = texts.flatMap((text) => text.match(/[^.!?]+[.!?]+\s*/gu) ?? [])
  const earlierAnswers = Array.from({ length: EARLIER }, (_, index) => ({
    text: essayOf(sentences, random),
    from: 'own',
    questionId: index,
  }))
  await ask({ earlierAnswers })
  const measured = []
  for (let index = 1; index <= count; index += 1) {
    const input = {
      text: misspelt(essayOf(sentences, random), random),
      promptText,
      promptKind: 'question',
      keyPoints: [],
    }
    const isCounted = index % COUNT_EVERY === 0
    const reply = await ask({ input, isCounted })
    if (index > WARM) measured.push(reply)
    if (isCounted) tell(index, reply)
  }
  worker.send({ isEnd: true })
  const timesOf = (values) => ({
    median: quantile(values, 0.5),
    high: quantile(values, 0.95),
    most: Math.max(...values),
  })
  return {
    count: measured.length,
    times: {
      'by the clock': timesOf(measured.map(({ spent }) => spent)),
      'of one core': timesOf(measured.map(({ cpu }) => cpu)),
    },
  }
}

/** Sentences at random until there are enough words: no two essays are alike, and each is prose. */
function essayOf(sentences, random) {
  const words = []
  while (words.length < WORDS) words.push(...sentences[Math.floor(random() * sentences.length)].trim().split(/\s+/u))
  return `${words.slice(0, WORDS).join(' ')}.`
}

/** Two new misspelt words in each essay, so that whatever is kept for each word is asked for new ones. */
function misspelt(text, random) {
  const words = text.split(' ')
  for (let count = 0; count < 2; count += 1) {
    const place = Math.floor(random() * words.length)
    const letter = String.fromCodePoint(97 + Math.floor(random() * 26))
    const cut = Math.floor(random() * words[place].length)
    words[place] = `${words[place].slice(0, cut)}${letter}${words[place].slice(cut)}`
  }
  return words.join(' ')
}

function seeded(seed) {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}
