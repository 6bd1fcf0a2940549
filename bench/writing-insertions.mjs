/**
 * Prints what the writing engine makes of e-mails and summaries of talks to which words of their own question were added, or that are about nothing:
 * a part of `npm run bench:writing`, beside the honest answers the same rules could cost. Alone: `node scripts/run.mjs bench/writing-insertions.mjs`.
 */
import { createWritingRater } from '@rehearsal/writing/rater'
import { CONTENTLESS_TEXTS } from '../packages/writing/src/testing/contentless-texts.ts'
import { honestAnswers, readGraded, sampleOf } from './graded-answers.mjs'
import { isCalledOffTopic, MOST_EARNED, scoreAnswer } from './score-answer.mjs'

const EMAIL = 'writing/write-email'
const TALK = 'listening/summarize-spoken-text'
const OFFSETS = [3, 6, 9, 13]

const sentencesOf = (text) => text.split(/(?<=[.?!])\s+/u)
const asFirstPerson = (text) =>
  text
    .replaceAll(/\bYou are\b/gu, 'I am')
    .replaceAll(/\byou are\b/gu, 'I am')
    .replaceAll(/\byour\b/gu, 'my')
    .replaceAll(/\bYour\b/gu, 'My')
    .replaceAll(/\byou\b/giu, 'I')

/** Puts `added` before the last paragraph of an e-mail, or right after its greeting. */
function withAdded(text, added, where) {
  const parts = text.split(/\n+/u)
  return parts.toSpliced(where === 'front' ? 1 : -2, 0, added).join('\n\n')
}

const TRICKS = {
  'two sentences copied': ({ situation }, other) => withAdded(other, situation.slice(0, 2).join(' '), 'end'),
  'situation and points copied': ({ situation, points }, other) =>
    withAdded(other, [...situation.slice(0, 2), ...points.map((point) => `${point}.`)].join(' '), 'end'),
  'situation in the first person': ({ situation }, other) =>
    withAdded(other, asFirstPerson(situation.slice(0, 2).join(' ')), 'end'),
  'the same in front, with the points': ({ situation, points }, other) =>
    withAdded(
      other,
      asFirstPerson([...situation.slice(0, 2), ...points.map((point) => `${point}.`)].join(' ')),
      'front',
    ),
  'its cues in a sentence': ({ cues }, other) =>
    withAdded(other, `I also think of the ${cues.slice(0, -1).join(', the ')} and the ${cues.at(-1)}.`, 'end'),
}

/** `graded` are our graded answers, `questions` the bank's with their stored form. */
export async function printInsertions(rateWriting, graded, questions) {
  const cases = await measureInsertions(rateWriting, questions)
  const printOf = async (taskId) => {
    for (const [name, own] of Map.groupBy(
      cases.filter((each) => each.taskId === taskId),
      (each) => each.name,
    ))
      printCases(name, own)
    await printHonest(
      rateWriting,
      graded,
      questions.filter((each) => each.taskId === taskId),
    )
  }
  console.log('\nE-mails: words of the situation put into e-mails about something else, and e-mails about nothing')
  await printOf(EMAIL)
  console.log('Summaries of a talk: two sentences of it put behind a summary of another one')
  await printOf(TALK)
}

/** Every case: its name and task, whether it is called off its topic, and the share of all points that it earns. */
export async function measureInsertions(rateWriting, questions) {
  const emails = questions.filter(({ taskId }) => taskId === EMAIL)
  const talks = questions.filter(({ taskId }) => taskId === TALK)
  const made = [
    ...Object.entries(TRICKS).flatMap(([name, trick]) => gamed(emails, trick).map((each) => ({ name, ...each }))),
    ...CONTENTLESS_TEXTS.flatMap(({ name, text }) =>
      emails.map((question) => ({ name: `about nothing: ${name}`, question, text })),
    ),
    ...gamed(talks, withTwoOfTalk).map((each) => ({ name: 'two sentences of the talk', ...each })),
  ]
  const cases = []
  for (const { name, question, text } of made) {
    const { share, rating } = await scoreAnswer(question.taskId, question.stored, text, rateWriting)
    cases.push({ name, id: question.id, taskId: question.taskId, share, isOffTopic: isCalledOffTopic(rating) })
  }
  return cases
}

/** Each question with the sample answers to four others, changed by `made`. */
function gamed(questions, made) {
  return questions.flatMap((question, at) =>
    OFFSETS.map((offset) => {
      const other = sampleOf(questions[(at + offset) % questions.length].stored)
      return { question, text: made(partsOf(question.stored), other, at + offset) }
    }),
  )
}

function partsOf({ prompt, answerKey }) {
  return {
    situation: sentencesOf(prompt.situation ?? ''),
    points: prompt.points ?? [],
    cues: answerKey.keyPoints.flatMap(({ cues }) => cues.map(([first]) => first)),
    talk: sentencesOf(answerKey.transcript ?? ''),
  }
}

function withTwoOfTalk({ talk }, other, at) {
  const start = at % (talk.length - 1)
  return `${other} ${talk.slice(start, start + 2).join(' ')}`
}

function printCases(name, cases) {
  const shares = cases.map(({ share }) => share)
  const called = cases.filter(({ isOffTopic }) => isOffTopic).length
  const above = shares.filter((share) => share > MOST_EARNED).length
  console.log(
    `  ${name.padEnd(42)} off the topic ${called} of ${cases.length}; above 2/10 ${above}, most ${Math.max(...shares).toFixed(2)}`,
  )
}

async function printHonest(rateWriting, graded, questions) {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const answers = honestAnswers(questions, graded)
  const lost = []
  for (const { questionId, text } of answers) {
    const { taskId, stored } = byId.get(questionId)
    const { rating } = await scoreAnswer(taskId, stored, text, rateWriting)
    if (isCalledOffTopic(rating)) lost.push(questionId)
  }
  console.log(`  honest answers called off the topic: ${lost.length} of ${answers.length} ${lost.join(' ')}`)
}

if (import.meta.main) {
  const { rateWriting } = await createWritingRater()
  const { answers, questions } = await readGraded()
  await printInsertions(rateWriting, answers, questions)
}
