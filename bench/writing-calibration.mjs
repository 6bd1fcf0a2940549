/**
 * Compares the writing engine with the grades of our own sample answers (content/calibration): the section
 * `Graded answers` of `npm run bench:writing`.
 */
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { scorers } from '@rehearsal/tasks/scorers'
import { examShare } from '../content/src/calibration/exam-share.ts'
import { readGraded } from './graded-answers.mjs'
import { isCalledOffTopic } from './score-answer.mjs'
import { printGuards } from './writing-guards.mjs'
import { printMemorised } from './writing-memorised.mjs'
import { printInsertions } from './writing-insertions.mjs'
import { calibrateAcross, intervalOf, lineThrough, mean, meanError, pearson, standardError } from './agreement.mjs'

const WORST_SHOWN = 12
const MIDDLE = { min: 0.3, max: 0.8 }
const WHOLE = new Set(['all but form', 'total', 'form'])
const WORST_OF_TRAIT = 6
const two = (value) => (value === null || value === undefined ? '  – ' : value.toFixed(2))

/** The continuous estimate that stands for a trait; the others are taken as the product judges them. */
const ESTIMATE_OF = {
  grammar: ({ grammar }) => grammar,
  vocabulary: ({ vocabulary }) => vocabulary,
  structure: ({ cohesion }) => cohesion,
  organization: ({ cohesion }) => cohesion,
  'linguistic-range': ({ grammar, vocabulary }) => (grammar + vocabulary) / 2,
  spelling: ({ spelling }) => spelling,
}

/** Rates every graded answer with the product's own scorers, once without zero rules for the traits and once with them. */
export async function printCalibration(rateWriting) {
  const { answers, second, questions } = await readGraded()
  const rated = []
  for (const answer of answers) rated.push(await rateAnswer(answer, rateWriting))
  console.log('\nGraded answers (content/calibration): engine beside our grades, as shares of the maximum')
  for (const kind of new Set(rated.map(({ taskId }) => taskId))) {
    const own = rated.filter(({ taskId }) => taskId === kind)
    printKind(kind, own)
    printMiddle(own)
    printTotalError(own)
    printOverall(own)
    printOffTopic(own)
    printWorst(own)
  }
  printSecond(answers, second)
  await printGuards(rateWriting, answers, questions)
  await printInsertions(rateWriting, answers, questions)
  printMemorised(answers)
  return answers
}

async function rateAnswer(answer, rateWriting) {
  const rules = rulesOf(answer.format, answer.taskId)
  const { bare, full, input } = await scoreAnswer(answer, rules, rateWriting)
  const shares = Object.fromEntries(bare.traits.map(({ trait, points }) => [trait, points.earned / points.max]))
  const traits = rules.traits.map(({ trait, max }) => ({
    trait,
    graded: answer.scores[trait] / max,
    judged: shares[trait],
    estimate: ESTIMATE_OF[trait] ? ESTIMATE_OF[trait](bare.estimates) : shares[trait],
  }))
  const unprompted = await rateWriting({ ...input, promptText: '', keyPoints: [] })
  const pointless = await rateWriting({ ...input, keyPoints: [] })
  const overall = {
    'with prompt and points': bare.estimates.overall,
    'with the prompt alone': pointless.estimates.overall,
    'of the language alone': unprompted.estimates.overall,
  }
  return {
    ...answer,
    overall,
    isCalledOffTopic: isCalledOffTopic(full),
    traits: [...traits, ...wholeOf(answer, traits, full.total, bare.estimates.overall)],
  }
}

/** The product's score of an answer without and with zero rules, from one rating, and what was asked of the rater. */
async function scoreAnswer({ taskId, format, stored, text }, rules, rateWriting) {
  let input
  let rating
  const services = {
    rateWriting: (asked) => {
      input = asked
      return (rating ??= rateWriting(asked))
    },
  }
  // Only recordings are missing: no scorer plays them.
  const key = { ...stored.answerKey, explanationAudio: '' }
  const scored = { prompt: stored.prompt, answerKey: key, answer: { answer: text } }
  const bare = await scorers[taskId](scored, { format, rules: { ...rules, zeroRules: [] }, services })
  const full = await scorers[taskId](scored, { format, rules, services })
  return { bare, full, input }
}

/** What is judged, which leaves out form, against the estimate of the whole; and the exam's total, with form and zero rules. */
function wholeOf(answer, traits, { earned, max }, overall) {
  const judgedTraits = traits.filter(({ trait }) => trait !== 'form')
  const maxima = new Map(rulesOf(answer.format, answer.taskId).traits.map((each) => [each.trait, each.max]))
  const all = judgedTraits.reduce((sum, { trait }) => sum + maxima.get(trait), 0)
  const share = (source) => judgedTraits.reduce((sum, each) => sum + each[source] * maxima.get(each.trait), 0) / all
  const total = { trait: 'total', graded: examShare(answer), judged: earned / max, estimate: earned / max }
  return [{ trait: 'all but form', graded: share('graded'), judged: share('judged'), estimate: overall }, total]
}

/** Pairs of engine and grade by question, for one trait. */
function pairsOf(rated, trait, source) {
  const groups = new Map()
  for (const { questionId, traits } of rated) {
    const found = traits.find((each) => each.trait === trait)
    groups.set(questionId, [...(groups.get(questionId) ?? []), [found[source], found.graded]])
  }
  return groups
}

function printKind(kind, rated) {
  const questions = new Set(rated.map(({ questionId }) => questionId)).size
  console.log(`\n${kind}: ${rated.length} answers to ${questions} questions`)
  console.log(
    '                   as shown: r [95 %]   error   bias   by estimate: r [95 %]   fitted across questions: error, spread (mean alone)   line',
  )
  for (const { trait } of rated[0].traits) {
    const [judged, estimated] = ['judged', 'estimate'].map((source) => pairsOf(rated, trait, source))
    const [shown, guessed] = [judged, estimated].map((groups) => [...groups.values()].flat())
    const fitted = [...calibrateAcross(estimated).values()].flat()
    const alone = [...calibrateAcross(withoutGuess(estimated)).values()].flat()
    const bias = mean(shown.map(([one, other]) => one - other))
    const { slope, level } = lineThrough(guessed)
    console.log(
      `  ${trait.padEnd(16)} ${agreement(judged)}   ${two(meanError(shown))}  ${bias < 0 ? '' : '+'}${two(bias)}   ${agreement(estimated)}       ${two(meanError(fitted))}   ${two(standardError(fitted))} (${two(standardError(alone))})   ${two(level)} + ${two(slope)} x`,
    )
  }
}

/** Extremes are easy: how well the engine orders the answers between them. */
function printMiddle(rated) {
  const middle = rated.filter((answer) => examShare(answer) >= MIDDLE.min && examShare(answer) <= MIDDLE.max)
  const cells = ['all but form', 'total'].map((trait) => `${trait} ${agreement(pairsOf(middle, trait, 'judged'))}`)
  console.log(`  the ${middle.length} answers graded ${MIDDLE.min} to ${MIDDLE.max}, as shown: ${cells.join(', ')}`)
}

/** How far the total is off where no rule set it to 0: its error in written-calibration.ts, as a share of the maximum. */
function printTotalError(rated) {
  const earning = rated.filter(({ traits }) => traits.find(({ trait }) => trait === 'total').judged > 0)
  const groups = pairsOf(earning, 'total', 'judged')
  const [shown, fitted] = [groups, calibrateAcross(groups)].map((each) => standardError([...each.values()].flat()))
  console.log(
    `  the ${earning.length} totals above 0: spread ${shown.toFixed(3)} as shown, ${fitted.toFixed(3)} fitted`,
  )
}

/** The engine's continuous estimate of the whole, by what it was told of the question. */
function printOverall(rated) {
  const graded = rated.map(({ traits }) => traits.find(({ trait }) => trait === 'all but form').graded)
  const cells = Object.keys(rated[0].overall).map((told) => {
    const groups = new Map()
    for (const [index, { questionId, overall }] of rated.entries())
      groups.set(questionId, [...(groups.get(questionId) ?? []), [overall[told], graded[index]]])
    return `${told} ${agreement(groups)}`
  })
  console.log(`  the overall estimate beside all but form: ${cells.join(', ')}`)
}

function printOffTopic(rated) {
  const cells = [
    ['graded 0 for content', rated.filter(({ scores }) => scores.content === 0)],
    ['the others', rated.filter(({ scores }) => scores.content > 0)],
  ].map(([name, list]) => `${list.filter(({ isCalledOffTopic }) => isCalledOffTopic).length} of ${list.length} ${name}`)
  console.log(`  called off the topic: ${cells.join(', ')}`)
}

const withoutGuess = (groups) =>
  new Map([...groups].map(([name, pairs]) => [name, pairs.map(([, truth]) => [0, truth])]))

function agreement(groups) {
  const [low, high] = intervalOf(groups, pearson)
  return `${two(pearson([...groups.values()].flat()))} [${two(low)}, ${two(high)}]`
}

/** Where the engine, as it is shown, is farthest from the grades: in the total with what the answers are, in each trait by id. */
function printWorst(rated) {
  console.log('  farthest off in the total: answer, engine, grade')
  for (const { id, kind, level, firstLanguage, judged, graded } of farthest(rated, 'total').slice(0, WORST_SHOWN))
    console.log(`    ${id.padEnd(7)} ${two(judged)}  ${two(graded)}   ${level} ${firstLanguage}, ${kind}`)
  for (const { trait } of rated[0].traits.filter((each) => !WHOLE.has(each.trait))) {
    const worst = farthest(rated, trait).slice(0, WORST_OF_TRAIT)
    console.log(
      `  ${trait}: ${worst.map(({ id, judged, graded }) => `${id} ${two(judged)} for ${two(graded)}`).join(', ')}`,
    )
  }
}

function farthest(rated, trait) {
  return rated
    .map(({ traits, ...answer }) => ({ ...answer, ...traits.find((each) => each.trait === trait) }))
    .filter(({ judged, graded }) => Math.abs(judged - graded) > 0)
    .toSorted((one, other) => Math.abs(other.judged - other.graded) - Math.abs(one.judged - one.graded))
}

function printSecond(answers, second) {
  console.log('\nOur own consistency: a random fifth graded again, without sight of the first grades, form left out')
  const judged = answers.filter(({ id }) => second[id])
  for (const kind of new Set(judged.map(({ taskId }) => taskId))) {
    const own = judged.filter(({ taskId }) => taskId === kind)
    const traits = rulesOf(own[0].format, kind).traits.filter(({ trait }) => trait !== 'form')
    const cells = traits.map(({ trait, max }) => {
      const pairs = own.map(({ id, scores }) => [scores[trait], second[id][trait]])
      return `${trait} ${two(pearson(pairs))}, ${two(meanError(pairs))} of ${max}`
    })
    const sums = own.map(({ id, scores }) =>
      [scores, second[id]].map((given) => traits.reduce((sum, { trait }) => sum + given[trait], 0)),
    )
    console.log(`  ${kind} (${own.length}): sum ${two(pearson(sums))}, ${two(meanError(sums))}; ${cells.join('; ')}`)
  }
}
