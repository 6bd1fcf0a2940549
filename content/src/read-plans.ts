import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { fieldLine } from './field-line.ts'
import { type PackPlan, packPlanSchema } from './pack.ts'
import type { Problem } from './problem.ts'

const FILE = 'plans.yaml'

const named = { id: z.int().positive(), name: z.string().trim().min(1).max(40) }
const features = z.array(z.string().trim().min(1).max(90)).min(1)
/** Dollars as people write them; a third decimal would be nobody's price. */
const dollarsSchema = z
  .number()
  .positive()
  .max(100_000)
  .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'has at most two decimals')

const planSourceSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...named, type: z.literal('TRIAL'), features }),
  z.strictObject({
    ...named,
    type: z.literal('PREMIUM'),
    days: z.int().min(1).max(3660),
    dollars: dollarsSchema,
    toman: z.int().positive().max(10_000_000_000),
    features,
  }),
])
type PlanSource = z.infer<typeof planSourceSchema>

/** Reads `plans.yaml`: the plans in its order, and all problems with their lines. */
export function readPlans(yaml: string): { plans: PackPlan[]; problems: Problem[] } {
  const document = parsed(yaml)
  if ('problem' in document) return { plans: [], problems: [document.problem] }
  const result = z.array(planSourceSchema).min(1).safeParse(document.value)
  const issues = result.error?.issues ?? []
  const plans = result.data?.map(planOf) ?? []
  const problems = [
    ...issues.map(({ path, message }) => problemAt(yaml, path.map(String).join('.'), message)),
    ...repeated(yaml, plans, 'id'),
    ...repeated(yaml, plans, 'name'),
  ]
  return problems.length > 0 ? { plans: [], problems } : { plans, problems }
}

function planOf(source: PlanSource): PackPlan {
  const { id, name, type } = source
  const free = { days: null, dollarCents: null, toman: null }
  const price =
    source.type === 'TRIAL'
      ? free
      : { days: source.days, dollarCents: Math.round(source.dollars * 100), toman: source.toman }
  return packPlanSchema.parse({ id, name, type, ...price, features: source.features })
}

/** An order names its plan by the id, and a learner by the name. */
function repeated(yaml: string, plans: readonly PackPlan[], field: 'id' | 'name'): Problem[] {
  const isRepeated = (plan: PackPlan, index: number) =>
    plans.findIndex((other) => other[field] === plan[field]) !== index
  return plans.flatMap((plan, index) =>
    isRepeated(plan, index) ? [problemAt(yaml, `${index}.${field}`, `${plan[field]} stands here twice`)] : [],
  )
}

const problemAt = (yaml: string, field: string, message: string): Problem => ({
  file: FILE,
  line: fieldLine(yaml, field),
  field,
  message,
})

function parsed(yaml: string): { value: unknown } | { problem: Problem } {
  try {
    return { value: parse(yaml) }
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const [message = ''] = error.message.split('\n', 1)
    const [position] = error.linePos ?? []
    return { problem: { file: FILE, field: '', message, ...(position ? { line: position.line } : {}) } }
  }
}
