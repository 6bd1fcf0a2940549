/** Prints whether honest answers are taken for earlier ones, and whether earlier ones are found. */
import { MEMORISED_LIMIT } from '@rehearsal/exam/writing/memorised'
import { memorisedFindings } from '../packages/writing/src/guards/memorised-findings.ts'

/** `graded` are our graded answers: honest ones to the same questions, and the templates among them. */
export function printMemorised(graded) {
  console.log(
    '\nEarlier answers: each graded answer beside all others of its kind, as if other learners had shown them',
  )
  for (const taskId of new Set(graded.map((answer) => answer.taskId))) {
    const own = graded.filter((answer) => answer.taskId === taskId)
    const found = own.map((answer) =>
      sharesOf(
        answer,
        own.filter((other) => other !== answer),
      ),
    )
    const again = own.map((answer) => sharesOf(answer, own))
    const isCostly = ({ memorisedShare, templateShare }) =>
      memorisedShare > MEMORISED_LIMIT && templateShare <= MEMORISED_LIMIT
    const withRun = found.filter(({ findings }) => findings.some(({ code }) => code === 'earlier_text')).length
    const caught = again.filter(({ memorisedShare }) => memorisedShare > 0.9).length
    console.log(
      `  ${taskId.padEnd(34)} ${own.length} answers: ${withRun} share a run of eight words, ${found.filter(isCostly).length} lose content by it; given again word for word ${caught} are found`,
    )
  }
}

function sharesOf({ text, stored }, others) {
  const { prompt, answerKey } = stored
  const asked = [prompt.topic, prompt.passage, prompt.situation, ...(prompt.points ?? []), answerKey.transcript]
  const earlierAnswers = others.map((other) => ({ text: other.text, from: 'community', questionId: other.questionId }))
  return memorisedFindings(text, [asked.filter((part) => part !== undefined).join(' ')], { earlierAnswers })
}
