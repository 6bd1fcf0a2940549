import { checkKnownWords, checkOwnWords, checkWordCount, type KnowsWord } from '../checks.ts'
import type { FieldProblem } from '../problem.ts'
import { textsOf } from '../texts-of.ts'
import type { LessonPath } from './lesson-path.ts'
import { lessonWords } from './lesson-words.ts'
import type { LessonSource } from './lesson-source.ts'
import { checkScoring } from './check-scoring.ts'

const NARRATION = { min: 40, max: 90 }
/** Fields that are no prose. */
const NOT_PROSE = /^(?:author|licence|wrongWords\b)/u

/** What the schema of a lesson cannot say: lengths, words, marks, and quizzes with one right choice. */
export function checkLesson(source: LessonSource, { taskId }: LessonPath, knowsWord: KnowsWord): FieldProblem[] {
  const wrong = new Set(source.wrongWords?.map((word) => word.toLowerCase()))
  const known = lessonWords(knowsWord)
  const knows: KnowsWord = (word) => wrong.has(word) || known(word)
  return [
    ...checkNarrations(source, knows),
    ...checkShownWords(source, knows),
    ...checkQuiz(source),
    ...(taskId === null ? [] : checkScoring(source, taskId)),
  ]
}

/** A narration is heard while the points are read: it is of a length to follow, can be said, and says something else. */
function checkNarrations({ slides }: LessonSource, knowsWord: KnowsWord): FieldProblem[] {
  return slides.flatMap(({ narration, points }, index) => {
    const field = `slides.${index}.narration`
    return [
      ...checkWordCount(field, narration, NARRATION),
      ...checkKnownWords(field, narration, knowsWord),
      ...points.flatMap((point) => checkOwnWords(field, narration, point)),
    ]
  })
}

/** Every other word is spelled as a dictionary has it, but for those that are shown because they are wrong. */
function checkShownWords(source: LessonSource, knowsWord: KnowsWord): FieldProblem[] {
  return textsOf(source)
    .filter(({ field }) => !NOT_PROSE.test(field) && !field.endsWith('.narration'))
    .flatMap(({ field, text }) => {
      const unknown = new Set(lettersOf(text).filter((word) => !knowsWord(word)))
      if (unknown.size === 0) return []
      return [{ field, message: `has words that no dictionary knows: ${[...unknown].join(', ')}` }]
    })
}

const lettersOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/(?<![\p{L}\p{N}])[\p{L}\p{M}]+(?:'\p{L}+)*(?![\p{L}\p{N}])/gu) ?? []

/** No choice stands there twice. */
function checkQuiz({ quiz }: LessonSource): FieldProblem[] {
  return quiz.flatMap(({ right, wrong }, index) => {
    const choices = [right, ...wrong].map((choice) => choice.toLowerCase())
    const field = `quiz.${index}.wrong`
    return new Set(choices).size === choices.length ? [] : [{ field, message: 'has a choice twice' }]
  })
}
