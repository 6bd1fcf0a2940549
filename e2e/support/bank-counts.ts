import { globSync, readFileSync } from 'node:fs'
import type { Complexity } from '@rehearsal/exam/codes'
import { parse } from 'yaml'
import { z } from 'zod'

const questionSchema = z.object({ variants: z.array(z.string()), complexity: z.string() })

/** How many questions of a kind, `speaking/read-aloud`, the bank has for each variant, and how many academic ones of a complexity. */
export function bankCounts(kind: string, complexity: Complexity) {
  const questions = globSync(`content/questions/${kind}/*.yaml`).map((file) =>
    questionSchema.parse(parse(readFileSync(file, 'utf8'))),
  )
  const [academic, core] = ['ACADEMIC', 'CORE'].map((variant) =>
    questions.filter(({ variants }) => variants.includes(variant)),
  )
  return {
    total: academic?.length ?? 0,
    core: core?.length ?? 0,
    ofComplexity: academic?.filter((question) => question.complexity === complexity).length ?? 0,
  }
}
