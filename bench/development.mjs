/**
 * What rules for learners' mistakes still miss in the development sentences (packages/writing/src/testing/sentences/development/),
 * beside two correctors: a mark is right where one of them changed something, to be found is what both did.
 *
 *   node bench/development.mjs [PART …]     of each part every sentence with its correction, its wrong marks and what is missed (not of the held-out parts), and counts
 */
import { compareCorrectors, touches } from '../packages/writing/src/testing/compare-correctors.ts'
import { DEVELOPMENT, developmentCorrections, linesOf, mark } from './marks.mjs'

const percent = (a, b) => `${((100 * a) / b).toFixed(1)} %`
/** Right and wrong marks of each rule. */
const rules = new Map()

if (import.meta.main) {
  const [, , ...named] = process.argv
  for (const part of named.length === 0 ? Object.keys(DEVELOPMENT) : named) {
    const { right, marks, found, words, flagged, corrected } = await measureDevelopment(part)
    console.log(
      `\n${part}: precision ${percent(right, marks)} of ${marks}, recall ${percent(found, words)} of ${words}, corrected sentences flagged ${percent(flagged, 2 * corrected)}`,
    )
  }
  console.log('\nRight and wrong marks by rule')
  for (const [code, counts] of [...rules].toSorted(([, a], [, b]) => b.wrong - a.wrong || b.right - a.right))
    console.log(`${code.padEnd(28)} ${counts.right} ${counts.wrong}`)
}

/** Counts of a part; of one that may be looked at each sentence is printed as it comes. */
export async function measureDevelopment(part) {
  const corrected = developmentCorrections(part)
  let [right, marks, found, words, flagged] = [0, 0, 0, 0, 0]
  for (const [index, text] of linesOf(`development/learners-${part}`).entries()) {
    const corrections = corrected[index] ?? []
    const own = await mark(text)
    const { marked, places } = compareCorrectors(text, corrections, own.words)
    const wanted = places.filter(({ isWord, changedBy }) => isWord && changedBy > 1)
    const changed = places.filter(({ changedBy }) => changedBy > 0)
    const judged = own.marks.map((each) => ({
      ...each,
      isRight: changed.some((place) => touches([each.start, each.end], place)),
    }))
    const alarms = await Promise.all(corrections.map(async (each) => (await mark(each)).marks))
    marks += marked.length
    right += marked.filter(({ isRight }) => isRight).length
    words += wanted.length
    found += wanted.filter(({ isFound }) => isFound).length
    flagged += alarms.filter((each) => each.length > 0).length
    for (const { code, isRight } of judged) {
      const counts = rules.get(code) ?? { right: 0, wrong: 0 }
      counts[isRight ? 'right' : 'wrong'] += 1
      rules.set(code, counts)
    }
    if (DEVELOPMENT[part] === 'looked at')
      show(`${part}${index + 1}`, text, corrections, {
        wrong: judged.filter(({ isRight }) => !isRight),
        alarms,
        missed: changed.filter(({ isFound, changedBy }) => !isFound && changedBy > 1),
      })
  }
  return { right, marks, found, words, flagged, corrected: corrected.length }
}

function show(name, text, corrections, { wrong, alarms, missed }) {
  const told = (within) => (each) =>
    `${each.code} “${within.slice(each.start, each.end)}” → “${each.suggestions[0] ?? ''}”`
  console.log(`\n${name} ${text}\n   ${corrections.join('\n   ')}`)
  if (wrong.length > 0) console.log(`   wrong: ${wrong.map(told(text)).join(', ')}`)
  for (const [index, own] of alarms.entries())
    if (own.length > 0) console.log(`   alarm in a correction: ${own.map(told(corrections[index])).join(', ')}`)
  if (missed.length > 0)
    console.log(
      `   missed: ${missed.map(({ start, end }) => text.slice(start, end) || `^${text.slice(start, start + 8)}`).join(', ')}`,
    )
}
