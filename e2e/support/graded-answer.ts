import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const fileSchema = z.object({ question: z.number(), answers: z.array(z.object({ id: z.string(), text: z.string() })) })

/** What a learner of `content/calibration` wrote, by its id: `461-a`. */
export function gradedAnswer(id: string): string {
  const [path] = globSync(`content/calibration/*/*/*${id.replace(/-.*$/, '')}-*.yaml`)
  const answers = path === undefined ? [] : fileSchema.parse(parse(readFileSync(path, 'utf8'))).answers
  const found = answers.find((answer) => answer.id === id)
  if (found === undefined) throw new Error(`No graded answer is called ${id}`)
  return found.text
}
