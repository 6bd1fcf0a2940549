import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const questionSchema = z.union([
  z.object({ sampleAnswer: z.string() }).transform(({ sampleAnswer: text }) => text),
  z
    .object({ sampleAnswers: z.object({ ACADEMIC: z.string() }) })
    .transform(({ sampleAnswers }) => sampleAnswers.ACADEMIC),
])

/** The model answer that the question bank has for a question of a kind, named `skill/slug`. */
export function sampleAnswer(kind: string, id: number): string {
  return questionSchema.parse(parse(sourceOf(kind, id)))
}

/** What the question bank asks in an essay. */
export function essayTopic(id: number): string {
  return z.object({ prompt: z.string() }).parse(parse(sourceOf('writing/write-essay', id))).prompt
}

/** The words which a question of Highlight incorrect words shows in place of what is said: `[said|shown]`. */
export function differingWords(id: number): string[] {
  return [...sourceOf('listening/highlight-incorrect-words', id).matchAll(/\[[^|\]]+\|(?<shown>[^\]]+)\]/g)].flatMap(
    ({ groups }) => groups?.['shown'] ?? [],
  )
}

function sourceOf(kind: string, id: number): string {
  const [path] = globSync(`content/questions/${kind}/*${id}-*.yaml`)
  if (path === undefined) throw new Error(`The question bank has no question ${id} of ${kind}`)
  return readFileSync(path, 'utf8')
}
