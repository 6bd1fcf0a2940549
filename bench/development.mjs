/**
 * What rules for learners' mistakes still miss in the development sentences (packages/raters/src/writing/testing/sentences/development/).
 *
 *   node bench/development.mjs [a|b]       counts, and every sentence with its correction, its wrong marks and what is missed
 */
import { compareCorrectors } from '../packages/raters/src/writing/testing/compare-correctors.ts'
import { linesOf, mark } from './marks.mjs'

const chosen = process.argv[2]

for (const part of chosen === undefined ? ['a', 'b'] : [chosen]) {
  const corrected = linesOf(`development/corrected-${part}`)
  let [right, marks, found, words, flagged] = [0, 0, 0, 0, 0]
  for (const [index, text] of linesOf(`development/learners-${part}`).entries()) {
    const correction = corrected[index] ?? ''
    const own = (await mark(text)).words
    const { marked, places } = compareCorrectors(text, [correction], own)
    const wanted = places.filter(({ isWord, changedBy }) => isWord && changedBy > 0)
    const wrong = marked.filter(({ isRight }) => !isRight)
    const missed = places.filter(({ changedBy, isFound }) => changedBy > 0 && !isFound)
    marks += marked.length
    right += marked.length - wrong.length
    words += wanted.length
    found += wanted.filter(({ isFound }) => isFound).length
    const alarms = (await mark(correction)).marks
    flagged += alarms.length > 0 ? 1 : 0
    console.log(`\n${part}${index + 1} ${text}\n   ${correction}`)
    if (wrong.length > 0) console.log(`   wrong: ${wrong.map(({ word }) => word).join(', ')}`)
    if (alarms.length > 0)
      console.log(
        `   alarm in the correction: ${alarms.map(({ code, start, end }) => `${code} “${correction.slice(start, end)}”`).join(', ')}`,
      )
    if (missed.length > 0)
      console.log(
        `   missed: ${missed.map(({ start, end }) => text.slice(start, end) || `^${text.slice(start, start + 8)}`).join(', ')}`,
      )
  }
  const percent = (a, b) => `${((100 * a) / b).toFixed(1)} %`
  console.log(
    `\n${part}: precision ${percent(right, marks)} of ${marks}, recall ${percent(found, words)} of ${words}, corrected sentences flagged ${percent(flagged, corrected.length)}`,
  )
}
