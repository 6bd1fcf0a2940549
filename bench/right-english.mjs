/**
 * Marks in right English of many kinds (packages/writing/src/testing/sentences/right-english/): each is a false alarm, but for the
 * mistakes that its persons make between quotation marks, which are not marked either. Of `held-out` only counts are printed.
 *
 *   node bench/right-english.mjs
 */
import { linesOf, mark } from './marks.mjs'

/** The words of a half (`looked-at` or `held-out`) and its marks, each with its text and place. */
export async function measureRightEnglish(half) {
  let words = 0
  const marks = []
  for (const text of linesOf(`right-english/${half}`).filter((line) => !line.startsWith('#'))) {
    const found = await mark(text)
    words += found.words.length
    marks.push(...found.marks.map(({ code, start, end }) => ({ code, text, start, end })))
  }
  return { words, marks }
}

if (import.meta.main)
  for (const half of ['looked-at', 'held-out']) {
    const { words, marks } = await measureRightEnglish(half)
    console.log(
      `${half}: ${words} words, ${marks.length} marks, ${((1000 * marks.length) / words).toFixed(2)} in 1,000`,
    )
    if (half === 'looked-at')
      for (const { code, text, start, end } of marks) console.log(`  ${code} “${text.slice(start, end)}”`)
  }
