/**
 * Runs thousands of answers through the worker threads of a server and prints how much memory the process holds.
 * Usage: npm run bench:memory [-- ANSWERS]; five in six are recordings of the corpus, one in six is an essay. The goal is below 1.3 GB after
 * 5,000 mixed answers. Corpus: CORPUS or ../shared/data/speechocean762.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRating } from '../apps/server/src/platform/rating/rating.ts'

const root = join(import.meta.dirname, '..')
const corpus = process.env.CORPUS ?? join(root, '../shared/data/speechocean762')
if (!existsSync(join(corpus, 'train.jsonl'))) {
  console.log(`MEMORY BENCH NOT RUN: no corpus at ${corpus}`)
  process.exit(0)
}
const answers = Number(process.argv[2] ?? 5000)
const EVERY = Math.max(1, Math.round(answers / 10))
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
    await rating.rateWriting({ text: `${essay} Answer ${i}.`, promptText: '', promptKind: 'question', keyPoints: [] })
  else {
    const take = takes[i % takes.length]
    await rating.rateScriptedSpeech(readFileSync(join(corpus, 'train', `${take.utt}.mp3`)), take.text)
  }
  if ((i + 1) % EVERY !== 0) continue
  kept.push(process.memoryUsage().rss / 1e6)
  console.log(`after ${i + 1} answers ${kept.at(-1).toFixed(0)} MB`)
}
console.log(`\nat the end beside after the first tenth: ${(kept.at(-1) / kept[0]).toFixed(2)}`)
await rating.close()
