/**
 * Marks in right English of many kinds (packages/writing/src/testing/sentences/right-english/): each is a false alarm, but for the
 * mistakes that its persons make between quotation marks, which are not marked either. Of `held-out` only counts are printed.
 *
 *   node bench/right-english.mjs
 */
import { linesOf, mark } from './marks.mjs'

for (const name of ['looked-at', 'held-out']) {
  let words = 0
  const marks = []
  for (const text of linesOf(`right-english/${name}`).filter((line) => !line.startsWith('#'))) {
    const found = await mark(text)
    words += found.words.length
    marks.push(...found.marks.map(({ code, start, end }) => `${code} “${text.slice(start, end)}”`))
  }
  console.log(`${name}: ${words} words, ${marks.length} marks, ${((1000 * marks.length) / words).toFixed(2)} in 1,000`)
  if (name === 'looked-at') for (const each of marks) console.log(`  ${each}`)
}
