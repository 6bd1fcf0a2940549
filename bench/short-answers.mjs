/**
 * How often short answers that are right are refused and near misses accepted: by kind and by voice, over texts whose halves stand in
 * `short-answers/`. Usage: node bench/short-answers.mjs [development|held-out …] [--list] (names each wrong decision). ROWS=FILE writes each as a line of JSON.
 */
import { appendFileSync } from 'node:fs'
import { createSpeechRaters } from '../packages/speech/src/index.ts'
import { HALVES, readShortAnswers, shortAnswerTakes } from './short-answer-takes.mjs'

export { HALVES }

/** At most so many near misses are accepted, and right answers refused. */
const BAR = 0.1
const isListed = process.argv.includes('--list')
let raters
let isWithin = true

if (import.meta.main) {
  const asked = process.argv.slice(2).filter((word) => HALVES.includes(word))
  for (const half of asked.length > 0 ? asked : HALVES) printHalf(half, await judgeShortAnswers(half))
  process.exitCode = isWithin ? 0 : 1
}

/** The takes of every so manieth answer of a half (`HALVES`), with what was heard, how surely, and whether that is wrong. */
export async function judgeShortAnswers(half, every = 1) {
  raters ??= await createSpeechRaters()
  const answers = readShortAnswers(half).filter((_, i) => i % every === 0)
  const rows = []
  for await (const take of shortAnswerTakes(answers)) rows.push(await judged(take))
  return rows
}

function printHalf(half, rows) {
  const texts = new Map(rows.map((row) => [`${row.question} ${row.said}`, row]))
  const right = [...texts.values()].filter((row) => row.isRight).length
  console.log(`\n${half}: ${right} right answers, ${texts.size - right} near misses`)
  for (const [voice, own] of Map.groupBy(rows, (row) => (row.isOutside ? 'outside voices' : 'product’s voices')))
    report(voice, own)
  for (const [voice, own] of Map.groupBy(rows, (row) => row.voice)) console.log(`  ${voice}: ${sharesOf(own)}`)
}

async function judged({ pcm, ...take }) {
  const transcript = await raters.transcribe(pcm)
  const written = transcript.text === '' ? {} : { transcript }
  const { accepted, question } = take
  const { heard, confidence } = await raters.rateShortAnswer({ pcm, accepted, questionText: question, ...written })
  const row = { ...take, text: transcript.text, heard, confidence, isWrong: (heard !== null) !== take.isRight }
  if (process.env.ROWS) appendFileSync(process.env.ROWS, `${JSON.stringify(row)}\n`)
  if (isListed && row.isWrong)
    console.log(
      `  ${take.isRight ? 'refused' : 'accepted'} ${row.confidence.toFixed(2)}: “${take.said}” for ${take.accepted[0]} (${take.kind}, ${take.voice}), written “${row.text}”`,
    )
  return row
}

function report(voice, rows) {
  console.log(`${voice}: ${sharesOf(rows)} (bar ${BAR})`)
  for (const isRight of [true, false]) {
    const own = rows.filter((row) => row.isRight === isRight)
    const share = own.filter((row) => row.isWrong).length / own.length
    if (share > BAR) isWithin = false
    const kinds = [...Map.groupBy(own, ({ kind }) => kind)].map(
      ([kind, all]) => `${kind} ${all.filter((row) => row.isWrong).length}/${all.length}`,
    )
    console.log(`  ${isRight ? 'right ones refused' : 'near misses accepted'}: ${kinds.join(', ')}`)
  }
}

function sharesOf(rows) {
  return [true, false]
    .map((isRight) => {
      const own = rows.filter((row) => row.isRight === isRight)
      const wrong = own.filter((row) => row.isWrong).length
      return `${isRight ? 'refused' : 'accepted'} ${wrong} of ${own.length} (${(wrong / Math.max(1, own.length)).toFixed(3)})`
    })
    .join(', ')
}
