/** What an answer costs: time of one core for an essay, memory of the server's threads. */
import { execFileSync } from 'node:child_process'
import { lacksCorpus } from './data.mjs'

export const engines = ['writing', 'speech']
const essays = {
  hand: 'essays of 300 words put together of our graded ones',
  how: 'one rater, one core of this machine, other programs beside it',
}
export const targets = [
  { id: 'cost.median', items: [1], what: 'an essay, half of them within', unit: 'ms', atMost: 400, ...essays },
  { id: 'cost.high', items: [1], what: 'an essay, 95 of 100 within', unit: 'ms', atMost: 800, ...essays },
  {
    id: 'cost.encoder',
    items: [1],
    what: 'memory that the meaning model adds to the process, with a second thread',
    unit: 'MB',
    atMost: 150,
    hand: 'the bank’s sample answers',
    how: 'resident memory before and after',
  },
  {
    id: 'cost.memory',
    items: [1],
    what: 'memory after mixed answers, five of six spoken',
    unit: 'MB',
    atMost: 1300,
    hand: 'recordings of the corpus and essays of its sentences',
    how: 'the server’s own threads',
  },
]
const ESSAYS = 200
const ANSWERS = 240
export const lacking = lacksCorpus

export async function measure() {
  const { readGraded } = await import('../graded-answers.mjs')
  const { measureSpeed } = await import('../writing-speed.mjs')
  const own = (await readGraded()).answers.filter(({ taskId }) => taskId === 'writing/write-essay')
  const { count, times } = await measureSpeed(
    own.map(({ text }) => text),
    own[0].stored.prompt.topic,
    ESSAYS,
  )
  const { median, high } = times['of one core']
  const clock = times['by the clock']
  const encoder = printed('--expose-gc', 'meaning.mjs', '--memory')
  const memory = printed('memory.mjs', String(ANSWERS), '--json')
  return {
    'cost.median': { value: median, n: count, by: { 'by the clock': `${clock.median.toFixed(0)} ms` } },
    'cost.high': { value: high, n: count, by: { 'by the clock': `${clock.high.toFixed(0)} ms` } },
    'cost.encoder': {
      value: encoder.first + encoder.second,
      n: 1,
      by: { 'second thread': `${encoder.second.toFixed(0)} MB` },
    },
    'cost.memory': {
      value: memory.at(-1),
      n: ANSWERS,
      by: { 'after a tenth': `${memory[0].toFixed(0)} MB` },
      sample: `${ANSWERS} answers, not 5,000 (npm run bench:memory)`,
    },
  }
}

/** What a benchmark says in a process of its own, whose memory is its own. */
function printed(...args) {
  const options = { cwd: new URL('..', import.meta.url), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }
  return JSON.parse(execFileSync(process.execPath, args, options))
}
