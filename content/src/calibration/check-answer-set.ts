import { rulesOf } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { plainWords } from '../bank/plain-words.ts'
import type { Problem } from '../problem.ts'
import type { CalibrationAnswer, SecondJudgement } from './answer-file.ts'
import { examShare } from './exam-share.ts'

const JUDGED_KINDS = [
  'writing/summarize-written-text',
  'writing/write-essay',
  'writing/write-email',
  'listening/summarize-spoken-text',
] as const satisfies readonly TaskId[]
const FEWEST_ANSWERS = 60
const FEWEST_QUESTIONS = 8
/** The middle of the scale is where judgement is hardest: at least half of the answers stand there. */
const MIDDLE = { min: 0.3, max: 0.8, share: 0.5 }
const RUN_WORDS = 5
/** Two people who write on their own about one thing share fewer of their runs of words. */
const COMMON_SHARE = 0.1
const REPEATING_KINDS: readonly string[] = ['copied', 'template']

/** What the graded answers have wrong as a whole: too few, too near each other, judged twice without being there. */
export function checkAnswerSet(answers: readonly CalibrationAnswer[], second: SecondJudgement): Problem[] {
  return [
    ...JUDGED_KINDS.flatMap((kind) => checkSpread(kind, answers)),
    ...checkNear(answers),
    ...checkSecond(answers, second),
  ]
}

function checkSpread(kind: TaskId, answers: readonly CalibrationAnswer[]): Problem[] {
  const own = answers.filter(({ taskId }) => taskId === kind)
  const middle = own.filter((answer) => examShare(answer) >= MIDDLE.min && examShare(answer) <= MIDDLE.max)
  const counts = [
    { count: own.length, min: FEWEST_ANSWERS, of: 'answers' },
    { count: new Set(own.map(({ questionId }) => questionId)).size, min: FEWEST_QUESTIONS, of: 'questions' },
    { count: middle.length, min: Math.ceil(own.length * MIDDLE.share), of: 'answers in the middle of the scale' },
  ]
  return counts
    .filter(({ count, min }) => count < min)
    .map(({ count, min, of }) => ({ file: kind, field: '', message: `has ${count} ${of}; write at least ${min}` }))
}

function checkNear(answers: readonly CalibrationAnswer[]): Problem[] {
  const own = answers
    .filter(({ kind }) => !REPEATING_KINDS.includes(kind))
    .map((answer) => ({ answer, runs: runsOf(answer.text) }))
  return own.flatMap(({ answer, runs }, index) =>
    own.slice(0, index).flatMap((other) => {
      const common = [...runs].filter((run) => other.runs.has(run)).length
      if (common <= COMMON_SHARE * Math.min(runs.size, other.runs.size)) return []
      const message = `${answer.id} repeats ${other.answer.id}: write it as another person would`
      return [{ file: answer.file, field: 'answers', message }]
    }),
  )
}

function runsOf(text: string): Set<string> {
  const words = plainWords(text)
  const count = Math.max(1, words.length - RUN_WORDS + 1)
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_WORDS).join(' ')))
}

function checkSecond(answers: readonly CalibrationAnswer[], second: SecondJudgement): Problem[] {
  const known = new Map(answers.map((answer) => [answer.id, answer]))
  return Object.entries(second).flatMap(([id, scores]) => {
    const answer = known.get(id)
    const wrong = (message: string) => [{ file: 'second-judgement.yaml', field: id, message }]
    if (!answer) return wrong('is no graded answer')
    const judged = rulesOf(answer.format, answer.taskId).traits.filter(({ trait }) => trait !== 'form')
    const isComplete = judged.every(({ trait, max }) => (scores[trait] ?? max + 1) <= max)
    return isComplete && Object.keys(scores).length === judged.length ? [] : wrong('has other traits or more points')
  })
}
