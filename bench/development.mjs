/**
 * What rules for learners' mistakes still miss in the development sentences (packages/raters/src/writing/testing/sentences/development/).
 *
 *   node bench/development.mjs [PART …]     of each part every sentence with its correction, its wrong marks and what is missed (not of the held-out parts), and counts
 */
import { compareCorrectors, touches } from '../packages/raters/src/writing/testing/compare-correctors.ts'
import { DEVELOPMENT, linesOf, mark } from './marks.mjs'

const [, , ...named] = process.argv
const chosen = named.length === 0 ? Object.keys(DEVELOPMENT) : named
const percent = (a, b) => `${((100 * a) / b).toFixed(1)} %`
/** Right and wrong marks of each rule. */
const rules = new Map()

for (const part of chosen) {
  const corrected = linesOf(`development/corrected-${part}`)
  let [right, marks, found, words, flagged] = [0, 0, 0, 0, 0]
  for (const [index, text] of linesOf(`development/learners-${part}`).entries()) {
    const correction = corrected[index] ?? ''
    const own = await mark(text)
    const { marked, places } = compareCorrectors(text, [correction], own.words)
    const wanted = places.filter(({ isWord, changedBy }) => isWord && changedBy > 0)
    const changed = places.filter(({ changedBy }) => changedBy > 0)
    const judged = own.marks.map((each) => ({
      ...each,
      isRight: changed.some((place) => touches([each.start, each.end], place)),
    }))
    const alarms = (await mark(correction)).marks
    marks += marked.length
    right += marked.filter(({ isRight }) => isRight).length
    words += wanted.length
    found += wanted.filter(({ isFound }) => isFound).length
    flagged += alarms.length > 0 ? 1 : 0
    for (const { code, isRight } of judged) {
      const counts = rules.get(code) ?? { right: 0, wrong: 0 }
      counts[isRight ? 'right' : 'wrong'] += 1
      rules.set(code, counts)
    }
    if (DEVELOPMENT[part] === 'looked at')
      show(`${part}${index + 1}`, text, correction, {
        wrong: judged.filter(({ isRight }) => !isRight),
        alarms,
        missed: changed.filter(({ isFound }) => !isFound),
      })
  }
  console.log(
    `\n${part}: precision ${percent(right, marks)} of ${marks}, recall ${percent(found, words)} of ${words}, corrected sentences flagged ${percent(flagged, corrected.length)}`,
  )
}
console.log('\nRight and wrong marks by rule')
for (const [code, counts] of [...rules].toSorted(([, a], [, b]) => b.wrong - a.wrong || b.right - a.right))
  console.log(`${code.padEnd(28)} ${counts.right} ${counts.wrong}`)

function show(name, text, correction, { wrong, alarms, missed }) {
  const told = (within) => (each) =>
    `${each.code} “${within.slice(each.start, each.end)}” → “${each.suggestions[0] ?? ''}”`
  console.log(`\n${name} ${text}\n   ${correction}`)
  if (wrong.length > 0) console.log(`   wrong: ${wrong.map(told(text)).join(', ')}`)
  if (alarms.length > 0) console.log(`   alarm in the correction: ${alarms.map(told(correction)).join(', ')}`)
  if (missed.length > 0)
    console.log(
      `   missed: ${missed.map(({ start, end }) => text.slice(start, end) || `^${text.slice(start, start + 8)}`).join(', ')}`,
    )
}
