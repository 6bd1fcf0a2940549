/** Our own graded answers and the questions they answer, for the tables of the writing engine. */
import { fileURLToPath } from 'node:url'
import { readAnswers } from '../content/src/calibration/read-answers.ts'
import { readKnownWords } from '../content/src/known-words.ts'
import { readQuestions } from '../content/src/read-questions.ts'
import { Shelf } from '../content/src/shelf.ts'

const BESIDE = new Set(['off-topic', 'nonsense', 'misread', 'template', 'other-language', 'capitals'])
const CONTENT = fileURLToPath(new URL('../content/', import.meta.url))

/** The graded answers, those graded twice, and all questions of their kinds, each with its stored form. */
export async function readGraded() {
  const { questions } = await readQuestions({
    questionsDirectory: `${CONTENT}questions`,
    knowsWord: await readKnownWords(CONTENT),
  })
  const { answers, second } = await readAnswers(`${CONTENT}calibration`, questions)
  const stored = new Map()
  const kinds = new Set(answers.map(({ taskId }) => taskId))
  const written = questions.filter(({ taskId }) => kinds.has(taskId))
  for (const question of written) stored.set(question.id, await question.convert(new Shelf()))
  return {
    second,
    questions: written.map(({ id, taskId }) => ({ id, taskId, stored: stored.get(id) })),
    answers: answers.map((answer) => ({ ...answer, stored: stored.get(answer.questionId) })),
  }
}

/** A question's own answer, as it is stored. */
export const sampleOf = ({ answerKey }) => answerKey.sampleAnswer ?? answerKey.sampleAnswers.ACADEMIC

/** Answers that a guard must let pass: the samples of `questions`, and those graded ones that answer one of them fairly. */
export function honestAnswers(questions, graded) {
  const ids = new Set(questions.map(({ id }) => id))
  const isFair = ({ questionId, kind, scores }) => ids.has(questionId) && scores.content > 0 && !BESIDE.has(kind)
  return [
    ...questions.map(({ id, stored }) => ({ questionId: id, text: sampleOf(stored) })),
    ...graded.filter(isFair).map(({ questionId, text }) => ({ questionId, text })),
  ]
}
