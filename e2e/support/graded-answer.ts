import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const fileSchema = z.object({ question: z.number(), answers: z.array(z.object({ id: z.string(), text: z.string() })) })

/** What a learner of `content/calibration` wrote, by its id: `461-a`, or `461-w1-good` among those labelled by key point. */
export function gradedAnswer(id: string): string {
  const paths = globSync(`content/calibration/**/*0${id.replace(/-.*$/, '')}-*.yaml`)
  const answers = paths.flatMap((path) => fileSchema.parse(parse(readFileSync(path, 'utf8'))).answers)
  const found = answers.find((answer) => answer.id === id)
  if (found === undefined) throw new Error(`No graded answer is called ${id}`)
  return found.text
}
