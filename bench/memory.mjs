/**
 * Runs thousands of answers through the worker threads of a server and prints how much memory the process holds.
 * Usage: npm run bench:memory [-- ANSWERS [--json]]; five in six are recordings of the corpus, one in six is an essay. The goal is below 1.3 GB after
 * 5,000 mixed answers. Corpus: CORPUS or ../shared/data/speechocean762.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRating } from '../apps/server/src/platform/rating/rating.ts'

const corpus = process.env.CORPUS ?? join(import.meta.dirname, '../../shared/data/speechocean762')
/** A question, so that the essays' meaning is read, too. */
const PROMPT = 'Some people learn a language best by reading, others by speaking. Which way is better?'

if (existsSync(join(corpus, 'train.jsonl'))) await printMemory(Number(process.argv[2] ?? 5000))
else console.log(`MEMORY BENCH NOT RUN: no corpus at ${corpus}`)

async function printMemory(answers) {
  if (process.argv.includes('--json')) return console.log(JSON.stringify(await measureMemory(answers)))
  const kept = await measureMemory(answers, (count, held) =>
    console.log(`after ${count} answers ${held.toFixed(0)} MB`),
  )
  console.log(`\nat the end beside after the first tenth: ${(kept.at(-1) / kept[0]).toFixed(2)}`)
}

/** MB resident after each tenth of so many answers; `tell` hears of each. */
async function measureMemory(answers, tell = () => {}) {
  const every = Math.max(1, Math.round(answers / 10))
  const takes = readFileSync(join(corpus, 'train.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const essay = takes
    .slice(0, 40)
    .map(({ text }) => `${text.charAt(0)}${text.slice(1).toLowerCase()}.`)
    .join(' ')
  const rating = openRating({ speechThreads: 1 })
  const kept = []
  for (let i = 0; i < answers; i++) {
    if (i % 6 === 5)
      await rating.rateWriting({
        text: `${essay} Answer ${i}.`,
        promptText: PROMPT,
        promptKind: 'question',
        keyPoints: [],
      })
    else {
      const take = takes[i % takes.length]
      await rating.rateScriptedSpeech(readFileSync(join(corpus, 'train', `${take.utt}.mp3`)), take.text)
    }
    if ((i + 1) % every !== 0) continue
    kept.push(process.memoryUsage().rss / 1e6)
    tell(i + 1, kept.at(-1))
  }
  await rating.close()
  return kept
}
