/**
 * Judges the whole miscue detection on speakers that no model was fitted on: edited texts of calibration recordings with and
 * without canonical phones, words that the texts lack, passages of chained recordings, short texts, and takes that hold nothing of the text.
 * Usage: node check-miscues.ts [EVERY [FILE]]; what is printed goes to FILE as JSON, too.
 */
import { writeFileSync } from 'node:fs'
import { checkTake } from '../packages/speech/src/audio/check-take.ts'
import { findWords } from '../packages/speech/src/miscues/find-words.ts'
import { gatherEvidence } from '../packages/speech/src/acoustics/frame-evidence.ts'
import { contentShareOf, countMiscues, type ReadWord } from '../packages/speech/src/reading/miscues.ts'
import { planText } from '../packages/speech/src/reading/plan-text.ts'
import { createSpeechRecogniser } from '../packages/speech/src/decoder/recogniser.ts'
import { secondPassOf } from '../packages/speech/src/miscues/second-pass.ts'
import { loadSpeechModels } from '../packages/speech/src/models/speech-models.ts'
import { RECOGNISER_FOLDER } from '../packages/speech/src/weights/read-weights.ts'
import type { SecondPass } from '../packages/speech/src/miscues/verify-words.ts'
import { describeTally, emptyTally, tallyAdded } from './added-tally.ts'
import { readerGroups, readPcm } from './corpus.ts'
import { passagesOf, readPassage } from './passages.ts'
import { editSources } from './edit-sources.ts'
import { type EditedWord, seededRandom, type SimulatedEdit, simulateEdits } from './simulated-edits.ts'
import { soundsWithoutSpeech } from './sounds-without-speech.ts'

/** The share of false alarms at which a trial before this engine had its recall of 0.92. */
const TRIAL_ALARMS = 0.11

type Take = { evidence: ReturnType<typeof gatherEvidence>; secondPass: SecondPass }
/** `missed` is how likely the word was not said as written. */
type Judged = { speaker: string; kind: string; word: EditedWord; isMissed: boolean; missed: number }
type Figure = { value: number; low: number; high: number }

const models = await loadSpeechModels()
const recogniser = createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER)
const sources = { ...editSources('calibration'), random: seededRandom(97) }
const all = sources.others
const chosen = all.filter((_, i) => i % Number(process.argv[2] ?? 1) === 0)
const readers = new Map(all.map((utterance) => [utterance.speaker, utterance]))
const contents = new Map<string, number[]>()
const added = { sentences: emptyTally(), passages: emptyTally() }
const report: { miscues: Record<string, Record<string, Record<string, Figure>>>; contents: Record<string, object> } = {
  miscues: {},
  contents: {},
}
const groups: Record<string, Judged[]> = {
  'without phones': [],
  'with phones': [],
  passages: [],
  'texts of 2–4 words': [],
}
let [cpu, seconds] = [0, 0]

for (const utterance of chosen) {
  const pcm = await readPcm('calibration', utterance)
  const take = hear(pcm)
  for (const edit of simulateEdits(utterance, sources)) {
    const plain = judge(take, utterance.speaker, edit, false)
    groups['without phones']?.push(...plain)
    groups['with phones']?.push(...judge(take, utterance.speaker, edit, true))
    if (edit.words.length <= 4) groups['texts of 2–4 words']?.push(...plain)
  }
  seconds += pcm.length / 16_000
}
const sentenceCost = cpu / seconds
for (const [speaker, passages] of Map.groupBy(passagesOf(all), ([first]) => first?.speaker ?? '')) {
  const [parts] = passages
  if (parts === undefined || Number(speaker) % Number(process.argv[2] ?? 1) !== 0) continue
  const passage = await readPassage('calibration', parts)
  const take = hear(passage.pcm)
  for (const edit of simulateEdits(passage.utterance, sources)) {
    groups['passages']?.push(
      ...judge(take, speaker, { ...edit, kind: edit.kind === 'other' ? 'heavy' : edit.kind }, false, 'passage '),
    )
  }
}
for (const [name, pcm] of soundsWithoutSpeech()) {
  for (const utterance of all.filter((_, i) => i % 25 === 0)) {
    const plan = planText(utterance.text)
    const take = checkTake(pcm).issues.includes('no_speech') ? null : hear(pcm)
    const read = take && findWords(models, take.evidence, plan, take.secondPass)
    note(`noise: ${name}`, read === null ? 0 : contentShareOf(countMiscues(read, plan.length)))
  }
}
for (const [name, judged] of Object.entries(groups)) describe(name, judged)
console.log('\nadded words')
for (const [name, tally] of Object.entries(added)) console.log(`  ${name}: ${describeTally(tally)}`)
console.log('\ncontent: mean, 95 %, share that is exactly 0')
for (const [name, values] of contents) {
  const sorted = values.toSorted((a, b) => a - b)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const zero = values.filter((value) => value === 0).length / values.length
  report.contents[name] = { mean, zero, takes: values.length }
  console.log(
    `  ${name.padEnd(28)} ${round(mean)}  ${round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)}  ${round(zero)}  n ${values.length}`,
  )
}
const [, , , file] = process.argv
if (file !== undefined) writeFileSync(file, JSON.stringify(report))
console.log(`\nverifier: ${round(sentenceCost)} s of processor time per second of speech and text`)

function hear(pcm: Float32Array): Take {
  return { evidence: gatherEvidence(models, pcm), secondPass: secondPassOf(pcm, recogniser) }
}

function judge(take: Take, speaker: string, edit: SimulatedEdit, hasPhones: boolean, prefix = ''): Judged[] {
  const text = edit.words.map((word) => word.text).join(' ')
  const plan = planText(text, hasPhones ? edit.words.flatMap(({ phones }) => phones) : undefined)
  if (plan.length !== edit.words.length) return []
  const start = process.cpuUsage()
  const read = findWords(models, take.evidence, plan, take.secondPass)
  const used = process.cpuUsage(start)
  cpu += (used.user + used.system) / 1e6 / 14
  const content = contentShareOf(countMiscues(read, plan.length))
  note(prefix + edit.kind, content)
  tallyAdded(added[prefix === '' ? 'sentences' : 'passages'], edit, read)
  if (edit.kind === 'other' && content > 0) sayWhatWasPaid(text, read)
  return edit.words.map((word, i) => {
    const { status, confidence = 1 } = read.find(({ index, status: own }) => index === i && isOfText(own)) ?? {}
    const isMissed = status === 'omitted' || status === 'replaced'
    return { speaker, kind: edit.kind, word, isMissed, missed: isMissed ? confidence : 1 - confidence }
  })
}

/** Whether a part of a reading is a word of the text, said or not, rather than one more. */
function isOfText(status: ReadWord['status']): boolean {
  return status === 'correct' || status === 'omitted' || status === 'replaced'
}

function sayWhatWasPaid(text: string, read: readonly ReadWord[]): void {
  const said = read.flatMap(({ index, status }) => (status === 'correct' ? [text.split(' ')[index]] : []))
  console.log(`paid, though it is another text: “${said.join(' ')}” of “${text}”`)
}

function readerOf(speaker: string) {
  const reader = readers.get(speaker)
  if (reader === undefined) throw new Error(`No recording of speaker ${speaker}`)
  return reader
}

function note(name: string, content: number): void {
  contents.set(name, [...(contents.get(name) ?? []), content])
}

function describe(name: string, judged: readonly Judged[]): void {
  const edited = judged.filter(({ kind }) => ['omitted', 'replaced', 'inserted', 'mixed'].includes(kind))
  const right = judged.filter(({ kind }) => kind === 'none')
  const share = (list: readonly Judged[]) =>
    round(list.filter(({ isMissed }) => isMissed).length / Math.max(1, list.length))
  const own: Record<string, Record<string, Figure>> = (report.miscues[name] = { all: measure(edited) })
  for (const [group, isIn] of Object.entries(readerGroups))
    own[group] = measure(edited.filter(({ speaker }) => isIn(readerOf(speaker))))
  console.log(`\n${name}`)
  for (const [group, found] of Object.entries(own)) console.log(`  ${group.padEnd(10)} ${line(found)}`)
  for (const [kind, list] of Map.groupBy(edited, (item) => item.kind))
    console.log(`  ${kind.padEnd(10)} ${line(measure(list, 0), false)}`)
  const missing = edited.filter(({ word }) => !word.isSaid)
  const found = [
    ['added', missing.filter(({ word }) => word.edit === 'added')],
    ...[1, 2, 3].map(
      (n) =>
        [
          `${n} sounds`,
          missing.filter(({ word }) => word.edit === 'replaced' && Math.min(3, word.edits) === n),
        ] as const,
    ),
  ] as const
  console.log(`  found: ${found.map(([what, list]) => `${what} ${share(list)} of ${list.length}`).join(', ')}`)
  console.log(
    `  right text called missed: ${share(right)} of ${right.length} words, ${share(right.filter(({ word }) => word.isClear))} of clear ones`,
  )
}

/** F1 and what it is made of, with the middle 95 % when readers are drawn with replacement. */
function measure(judged: readonly Judged[], rounds = 300): Record<string, Figure> {
  const speakers = [...Map.groupBy(judged, ({ speaker }) => speaker).values()]
  const random = seededRandom(5)
  const draws = Array.from({ length: rounds }, () =>
    figures(speakers.flatMap(() => speakers[Math.floor(random() * speakers.length)] ?? [])),
  )
  return Object.fromEntries(
    Object.entries(figures(judged)).map(([name, value]) => {
      const sorted = draws.map((draw) => draw[name] ?? 0).toSorted((a, b) => a - b)
      return [name, { value, low: sorted[7] ?? 0, high: sorted[292] ?? 0 }]
    }),
  )
}

function line(found: Record<string, Figure>, hasInterval = true): string {
  return Object.entries(found)
    .map(([name, { value, low, high }]) => {
      const interval = hasInterval ? ` [${round(low)}, ${round(high)}]` : ''
      return `${name} ${round(value)}${interval}`
    })
    .join('  ')
}

function figures(judged: readonly Judged[]): Record<string, number> {
  let [hits, misses, alarms, said] = [0, 0, 0, 0]
  for (const { word, isMissed } of judged) {
    if (word.isSaid) {
      said += 1
      if (isMissed) alarms += 1
    } else if (isMissed) hits += 1
    else misses += 1
  }
  const precision = hits / Math.max(1, hits + alarms)
  const recall = hits / Math.max(1, hits + misses)
  return {
    f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
    precision,
    recall,
    alarms: alarms / Math.max(1, said),
    recallAtTrial: recallAt(TRIAL_ALARMS, judged),
  }
}

/** The recall where so large a share of the words said would be called missed: another bar, the same engine. Of words equally likely missed the share that is needed counts. */
function recallAt(alarms: number, judged: readonly Judged[]): number {
  const [said, unsaid] = [true, false].map((isSaid) =>
    judged.flatMap(({ word, missed }) => (word.isSaid === isSaid ? [missed] : [])),
  )
  if (said === undefined || unsaid === undefined || unsaid.length === 0) return 0
  const bar = said.toSorted((a, b) => b - a)[Math.floor(alarms * said.length)] ?? 1
  const [ofSaid, ofUnsaid] = [said, unsaid].map((list) => ({
    above: list.filter((missed) => missed > bar).length,
    level: list.filter((missed) => missed === bar).length,
  }))
  if (ofSaid === undefined || ofUnsaid === undefined) return 0
  const needed = (alarms * said.length - ofSaid.above) / Math.max(1, ofSaid.level)
  return (ofUnsaid.above + Math.max(0, needed) * ofUnsaid.level) / unsaid.length
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
