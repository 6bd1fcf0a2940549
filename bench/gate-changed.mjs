/** Which questions have changed since the whole gate was run: they are judged with the fixed tenth by `gate.test.mjs`. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('gate-passed.json', import.meta.url)

/** What the gate sees of each question, as a short hash: its prompt, its key and its answers of set `gate`. */
export function fingerprints(answers) {
  const byQuestion = Map.groupBy(
    answers.filter(({ set }) => set === 'gate'),
    ({ question }) => question.id,
  )
  return new Map(
    [...byQuestion].map(([id, own]) => {
      const [{ question }] = own
      const seen = [
        question.prompt,
        question.answerKey.keyPoints,
        own.map(({ id: name, text, said }) => [name, text, said]),
      ]
      return [id, createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 12)]
    }),
  )
}

/** The ids of questions that are new or changed since `recordPassed`. */
export function changedQuestions(answers, passed = JSON.parse(readFileSync(FILE, 'utf8'))) {
  return new Set([...fingerprints(answers)].filter(([id, print]) => passed[id] !== print).map(([id]) => id))
}

/** Notes that the gate has seen these questions as they are. */
export function recordPassed(answers) {
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(fingerprints(answers)), null, 2)}\n`)
}
