/**
 * Dumps every candidate edit of our own learner sentences, right sentences among them, with whether a corrector
 * changed something there, and whether it brings the sentence nearer to a correction: what `fit_edits.py` fits `packages/writing/models/candidate-edits` to.
 *
 *   OUT=/tmp/rehearsal-training node bench/dump-edits.mjs SOTU_DIRECTORY WORDNET_DIRECTORY [SHARE]
 *
 * Where `build-class-trigram-model.ts` says the two are found: good prose, to learn where odd words are no mistake. The sentences stand in `packages/writing/src/testing/sentences`, written by us; of those with four correctors only the third that is looked at, for judging.
 * SHARE is “1/3”, “2/3” or “3/3” for three processes that do a third of the sentences each (five minutes on four cores).
 */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { findKnownMarks } from '../packages/writing/src/marks/find-marks.ts'
import { listWords } from '../packages/writing/src/feedback/list-words.ts'
import { placedEdits } from '../packages/writing/src/marks/candidate-edits/placed-edits.ts'
import { suggestionFor } from '../packages/writing/src/marks/candidate-edits/suggestion-for.ts'
import { compareCorrectors, touches } from '../packages/writing/src/testing/compare-correctors.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import { addressLines, examplesOf, glosses, isLong, namedFolders } from '../training/counted-texts.ts'
import { wordTokens } from '../packages/writing/src/text/word-tokens.ts'
import { editDistance } from '../packages/statistics/src/edit-distance.ts'
import { isLookedAt } from './correctors.mjs'
import { DEVELOPMENT, developmentCorrections, linesOf, sentencesOf } from './marks.mjs'

const OUT = process.env.OUT ?? '/tmp/rehearsal-training'

const [share, shares] = (process.argv[4] ?? '1/1').split('/').map(Number)
mkdirSync(OUT, { recursive: true })
const written = (name) => openSync(join(OUT, `edits-${share}${name}`), 'w')
/** Rows with what is small, and for each of them its dense and its lexical features. */
const [rows, allFeatures, allLexical] = ['.jsonl', '-features.f32', '-lexical.i32'].map(written)
const sets = []
let given = 0
let parts = 0
let slots = 0

/** How many words have to be put in, taken out, changed or swapped to make one text of the other. */
function distance(text, other) {
  const letters = new Map()
  const letterOf = (word) => {
    if (!letters.has(word)) letters.set(word, String.fromCodePoint(0x1_00_00 + letters.size))
    return letters.get(word)
  }
  const [from, to] = [text, other].map((each) =>
    wordTokens(each)
      .map(({ word }) => letterOf(word.toLowerCase()))
      .join(''),
  )
  return editDistance(from, to)
}

/** `group`: what the sentences of some writers share with their corrections, so that they are never on two sides of a fold; `agreed`: by how many correctors a word has to be changed to count as to be found. */
async function dump({ set, group, text, corrections, agreed }) {
  given += 1
  if (given % shares !== share % shares) return
  const parsed = parseText(text)
  const marks = await findKnownMarks(parsed, new Set())
  const { places } = compareCorrectors(text, corrections, listWords(text, marks))
  const words = places.filter(({ isWord, changedBy }) => isWord && changedBy >= agreed)
  const sentence =
    sets.push({ set, group, words: words.length, found: words.filter(({ isFound }) => isFound).length }) - 1
  const asked = corrections.map((correction) => ({ correction, far: distance(text, correction) }))
  for (const part of parsed.sentences.flatMap((each) => placedEdits(parsed, each, marks))) {
    parts += 1
    for (const options of part) {
      slots += 1
      for (const { edit, features, lexicalFeatures, start, end } of options) {
        const span = edit.length === 0 ? [start, start] : [start, end]
        const isError = places.some((place) => place.changedBy > 0 && touches(span, place))
        const found = words.flatMap((place, index) => (!place.isFound && touches(span, place) ? [index] : []))
        const fresh = `${text.slice(0, start)}${suggestionFor(text.slice(start, end), edit)}${text.slice(end)}`
        const isCorrection = asked.some(({ correction, far }) => distance(fresh, correction) < far)
        const row = { set, sentence, part: parts, slot: slots, place: edit.place, isError, isCorrection, found }
        writeSync(rows, `${JSON.stringify(row)}\n`)
        writeSync(allFeatures, Float32Array.from(features()))
        writeSync(allLexical, Int32Array.from(lexicalFeatures))
      }
    }
  }
}

const everyNth = (texts, step) => texts.filter((_, index) => index % step === 0)

/** A learner's sentence, and each of its corrections as right text. */
async function dumpBeside({ set, rightSet, group, text, corrections, agreed }) {
  await dump({ set, group, text, corrections, agreed })
  for (const correction of new Set(corrections))
    await dump({ set: rightSet, group, text: correction, corrections: [correction], agreed: 1 })
}

for (const part of Object.keys(DEVELOPMENT)) {
  const corrected = developmentCorrections(part)
  for (const [index, text] of linesOf(`development/learners-${part}`).entries()) {
    const corrections = corrected[index] ?? []
    await dumpBeside({ set: 'development', rightSet: 'right', group: part, text, corrections, agreed: 2 })
  }
}
for (const set of ['tuned', 'held-out', 'essays', 'mixed']) {
  for (const { text, corrected } of sentencesOf(set))
    await dumpBeside({ set, rightSet: 'right', group: set, text, corrections: [corrected], agreed: 1 })
}
const correctors = [1, 2, 3, 4].map((number) => linesOf(`four-correctors/first-set/corrector-${number}`))
for (const [index, text] of linesOf('four-correctors/first-set/learners').entries()) {
  if (!isLookedAt(index)) continue
  const corrections = correctors.map((lines) => lines[index] ?? '')
  await dumpBeside({ set: 'four', rightSet: 'four-right', group: 'four', text, corrections, agreed: 3 })
}
const [sotu, wordnet] = namedFolders()
const prose = [...addressLines(sotu)].flatMap((line) =>
  parseText(line).sentences.map(({ start, end }) => line.slice(start, end)),
)
const examples = [...glosses(wordnet)].flatMap(examplesOf)
for (const [index, text] of [...everyNth(prose, 7), ...everyNth(examples, 11)].entries())
  if (isLong(text)) await dump({ set: 'prose', group: `prose ${index % 10}`, text, corrections: [text], agreed: 1 })
for (const file of [rows, allFeatures, allLexical]) closeSync(file)
writeFileSync(join(OUT, `edits-${share}-sets.json`), JSON.stringify(sets))
console.log(`edits in ${sets.length} sentences`)
