/** Marks on the annotated learner sentences: how many are right, how many errors they find, and false alarms. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { findMarks } from '../packages/writing/src/marks/find-marks.ts'
import { lintWithHarper } from '../packages/writing/src/marks/harper/harper-linter.ts'
import { harperMarks } from '../packages/writing/src/marks/harper/harper-marks.ts'
import { listWords } from '../packages/writing/src/feedback/list-words.ts'
import { resolveMarks } from '../packages/writing/src/mark/resolve-marks.ts'
import { spellingMarks } from '../packages/writing/src/marks/spelling/spelling-marks.ts'
import { readAnnotatedSentences } from '../packages/writing/src/testing/annotated-sentence.ts'
import { compareMarks } from '../packages/writing/src/testing/compare-marks.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import { wordTokens } from '../packages/writing/src/text/word-tokens.ts'

const SENTENCES = new URL('../packages/writing/src/testing/sentences/', import.meta.url)
const QUESTIONS = new URL('../content/questions/', import.meta.url)
/** Strings of fewer words are titles, options and cues. */
const MIN_WORDS_OF_PROSE = 8

/** The parts of the development sentences, and whether they are looked at while rules are made. */
export const DEVELOPMENT = {
  a: 'looked at',
  b: 'looked at',
  c: 'looked at',
  d: 'looked at',
  e: 'held out',
  f: 'looked at',
  g: 'held out',
  h: 'looked at',
  i: 'held out',
  j: 'held out',
  k: 'held out',
  l: 'held out',
  m: 'held out',
  n: 'looked at',
  o: 'held out',
  p: 'held out',
  q: 'held out',
  r: 'held out',
  s: 'held out',
  t: 'held out',
  u: 'held out',
  v: 'held out',
  w: 'held out',
  x: 'held out',
  y: 'held out',
  z: 'held out',
  aa: 'held out',
  ab: 'held out',
  ac: 'held out',
  ad: 'held out',
  ae: 'held out',
  af: 'held out',
  ag: 'held out',
  ah: 'held out',
  ai: 'held out',
  aj: 'held out',
  ak: 'held out',
  al: 'held out',
  am: 'held out',
  an: 'held out',
  ao: 'held out',
  ap: 'held out',
  aq: 'held out',
  ar: 'held out',
  as: 'held out',
  at: 'held out',
  au: 'held out',
  av: 'held out',
  aw: 'held out',
  ax: 'held out',
  ay: 'held out',
  az: 'held out',
  ba: 'held out',
}

const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** The engine's marks and words of a text. */
export async function mark(text) {
  const marks = await findMarks(parseText(text), new Set())
  return { marks, words: listWords(text, marks) }
}

/** The words of a text as spelling and harper alone mark them: how hard a set is. */
export async function wordsMarkedPlainly(text) {
  const misspelt = spellingMarks({ parsed: parseText(text), passageWords: new Set() })
  return listWords(text, resolveMarks([...misspelt, ...harperMarks(text, await lintWithHarper(text))]))
}

export function sentencesOf(half) {
  return readAnnotatedSentences(readFileSync(new URL(`${half}.txt`, SENTENCES), 'utf8'))
}

/** The lines of a file of sentences, by its name in their folder. */
export function linesOf(name) {
  return readFileSync(new URL(`${name}.txt`, SENTENCES), 'utf8')
    .trim()
    .split('\n')
}

/** The two corrections of each sentence of a part of the development set. */
export function developmentCorrections(part) {
  const again = linesOf(`development/second-correction-${part}`)
  return linesOf(`development/first-correction-${part}`).map((first, index) => [first, again[index] ?? ''])
}

/** Every stretch of prose in the question bank, with where it stands. */
export function cleanTexts() {
  const files = readdirSync(QUESTIONS, { recursive: true }).filter((name) => name.endsWith('.yaml'))
  return files.flatMap((file) =>
    stringsOf(parse(readFileSync(new URL(file, QUESTIONS), 'utf8')))
      .filter((text) => wordTokens(text).length >= MIN_WORDS_OF_PROSE && /^\p{Lu}.*[.?!]["”’)]*\s*$/su.test(text))
      .map((text) => ({ file, text })),
  )
}

function stringsOf(value) {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

async function measure(half) {
  const sentences = sentencesOf(half)
  const marked = []
  const wanted = []
  let flagged = 0
  for (const sentence of sentences) {
    const compared = compareMarks(sentence, (await mark(sentence.text)).words)
    marked.push(...compared.marked)
    wanted.push(...compared.wanted)
    flagged += (await mark(sentence.corrected)).marks.length > 0 ? 1 : 0
  }
  return { sentences: sentences.length, flagged, marked, wanted }
}

function printHalf(half, { sentences, flagged, marked, wanted }) {
  const right = marked.filter(({ isRight }) => isRight).length
  const found = wanted.filter(({ isFound }) => isFound).length
  console.log(
    `${half.padEnd(10)} precision ${percent(right, marked.length)} (${right} of ${marked.length})  recall ${percent(found, wanted.length)} (${found} of ${wanted.length})  corrected sentences flagged ${percent(flagged, sentences)} (${flagged} of ${sentences})`,
  )
}

function printCategories(halves) {
  const categories = [...new Set(halves.flatMap(({ wanted }) => wanted.map(({ category }) => category)))].toSorted(
    (a, b) => a.localeCompare(b),
  )
  for (const category of categories) {
    const cells = halves.map(({ wanted }) => {
      const own = wanted.filter((word) => word.category === category)
      return `${own.filter(({ isFound }) => isFound).length} of ${own.length}`.padEnd(12)
    })
    console.log(`  ${category.padEnd(14)} ${cells.join('')}`)
  }
}

async function printClean() {
  const texts = cleanTexts()
  const rules = new Map()
  let words = 0
  let flagged = 0
  for (const { text } of texts) {
    const found = await mark(text)
    words += found.words.length
    flagged += found.marks.length > 0 ? 1 : 0
    for (const { code } of found.marks) rules.set(code, (rules.get(code) ?? 0) + 1)
  }
  const total = [...rules.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `\nQuestion bank: ${texts.length} texts, ${words} words, ${total} marks, ${((1000 * total) / words).toFixed(2)} per 1,000 words; texts flagged ${percent(flagged, texts.length)}`,
  )
  for (const [code, count] of [...rules].toSorted((a, b) => b[1] - a[1])) console.log(`  ${code} ${count}`)
}

/** Prints the tables of marks. */
export async function printMarks() {
  console.log('\nMarks on our own learner sentences (words; a missing word counts as one)')
  const halves = []
  for (const half of ['tuned', 'held-out', 'essays', 'mixed']) {
    const measured = await measure(half)
    printHalf(half, measured)
    halves.push(measured)
  }
  console.log('  found          tuned       held-out    essays      mixed')
  printCategories(halves)
  await printClean()
}
