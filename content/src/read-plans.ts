import { z } from 'zod'
import { fieldLine } from './field-line.ts'
import { type PackPlan, packPlanSchema } from './pack.ts'
import type { FieldProblem, Problem } from './problem.ts'
import { problemsOfIssue, readYaml } from './read-yaml.ts'

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

type Plans = { plans: PackPlan[]; problems: Problem[] }

/** Reads `plans.yaml`: the plans in its order, and all problems with their lines. */
export function readPlans(yaml: string): Plans {
  const failed = (found: readonly FieldProblem[]): Plans => ({
    plans: [],
    problems: found.map((problem) => ({ file: FILE, line: fieldLine(yaml, problem.field), ...problem })),
  })
  const document = readYaml(yaml)
  if ('problem' in document) return failed([document.problem])
  const result = z.array(planSourceSchema).min(1).safeParse(document.value)
  if (!result.success) return failed(result.error.issues.flatMap(problemsOfIssue))
  const plans = result.data.map(planOf)
  const problems = [...repeated(plans, 'id'), ...repeated(plans, 'name')]
  return problems.length > 0 ? failed(problems) : { plans, problems: [] }
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
function repeated(plans: readonly PackPlan[], field: 'id' | 'name'): FieldProblem[] {
  const isRepeated = (plan: PackPlan, index: number) =>
    plans.findIndex((other) => other[field] === plan[field]) !== index
  return plans.flatMap((plan, index) =>
    isRepeated(plan, index) ? [{ field: `${index}.${field}`, message: `${plan[field]} stands here twice` }] : [],
  )
}
