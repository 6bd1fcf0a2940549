import type { FormatId } from '../../formats/format-ids.ts'
import { rulesOf } from '../../formats/formats.ts'
import { kindsOf, taskWeights } from '../../formats/task-weights.ts'
import type { FormId } from '../../mock-test/forms.ts'
import { planForm } from '../../mock-test/plan-form.ts'
import { type Skill, skillSchema } from '../../skill.ts'
import type { TaskId } from '../../task-ids.ts'
import type { AnswerEvidence } from '../answer-evidence.ts'
import { engineOf, type Marking, markingOf } from '../marking.ts'
import { scoreOfShare } from '../scale.ts'

/**
 * How learners, items and engines of a simulation are. Nothing here is made as the band is: abilities, difficulties and steps are logits of
 * an item response model, items have few marks, kinds differ in difficulty, deviations have heavy tails, takes fail, engines are cut at 0 and 1.
 */
export type World = {
  /** Standard deviations in logits: abilities, a learner's skills and kinds about them, and kinds and items for everybody. */
  ability: number
  skills: number
  kinds: number
  kindDifficulty: number
  items: number
  /** Standard deviations of shares: what an engine errs by on a learner, and on each answer. */
  bias: number
  noise: number
  /** What engines say of their error, over what it is usually said to be. */
  misstated: number
  /** Part of the answers that cannot be scored, and of the questions that were met before; what that adds in logits. */
  lost: number
  seen: number
  memory: number
}

export const usualWorld: World = {
  ability: 1,
  skills: 0.4,
  kinds: 0.4,
  kindDifficulty: 0.4,
  items: 0.6,
  bias: 0.04,
  noise: 0.07,
  misstated: 1,
  lost: 0,
  seen: 0,
  memory: 0.5,
}

/** What engines usually say of the error of a share. */
const STATED_ERROR = 0.095
const STEPS = 4

type Random = () => number
export type SimulatedTest = {
  evidence: AnswerEvidence[]
  unscored: ReadonlyMap<TaskId, number>
  kinds: TaskId[]
  /** What the learner would earn over all items of these kinds, rightly marked: 10–90; null for scores that none feeds. */
  truthOf: (kinds: readonly TaskId[]) => Readonly<Record<Skill | 'overall', number | null>>
}

/** A world's tests: one learner after the other takes a form of a format. */
export function simulation(format: FormatId, world: World, random: Random): (form: FormId) => SimulatedTest {
  const difficultyOf = new Map(kindsOf(format).map((taskId) => [taskId, world.kindDifficulty * normal(random)]))
  const expected = expectedShares(world, random)
  return (form) => {
    const abilities = drawAbilities(format, world, random)
    const easeOf = (taskId: TaskId) => (abilities.get(taskId) ?? 0) - (difficultyOf.get(taskId) ?? 0)
    const biases = { speech: world.bias * heavy(random), text: world.bias * heavy(random) }
    const plan = planForm(format, form, random).flatMap((kind) => Array.from({ length: kind.count }, () => kind.taskId))
    const unscored = new Map<TaskId, number>()
    const evidence = plan.flatMap((taskId): AnswerEvidence[] => {
      if (random() < world.lost) {
        unscored.set(taskId, (unscored.get(taskId) ?? 0) + 1)
        return []
      }
      const isSeen = random() < world.seen
      const ease = easeOf(taskId) + (isSeen ? world.memory * random() * 2 : 0)
      const truth = drawShare(markingOf(format, taskId), ease, { world, random })
      const engine = engineOf(format, taskId)
      if (engine === null) return [{ taskId, share: truth, standardError: null, ageDays: 0, isSeen }]
      const read = truth === 0 ? 0 : truth + biases[engine] + world.noise * heavy(random)
      const standardError = STATED_ERROR * world.misstated * (0.8 + 0.4 * random())
      return [{ taskId, share: Math.min(1, Math.max(0, read)), standardError, ageDays: 0, isSeen }]
    })
    const shareOf = (taskId: TaskId) => expected(markingOf(format, taskId), easeOf(taskId))
    return { evidence, unscored, kinds: [...new Set(plan)], truthOf: (kinds) => truthOf(format, kinds, shareOf) }
  }
}

function truthOf(format: FormatId, kinds: readonly TaskId[], shareOf: (taskId: TaskId) => number) {
  const weights = taskWeights(format, kinds)
  const of = (score: Skill | 'overall') => {
    const fed = kinds.map((taskId) => ({ weight: weights[score].get(taskId) ?? 0, share: shareOf(taskId) }))
    if (fed.every(({ weight }) => weight === 0)) return null
    return scoreOfShare(fed.reduce((sum, { weight, share }) => sum + weight * share, 0))
  }
  return {
    overall: of('overall'),
    speaking: of('speaking'),
    writing: of('writing'),
    reading: of('reading'),
    listening: of('listening'),
  }
}

function drawAbilities(format: FormatId, world: World, random: Random): Map<TaskId, number> {
  const ability = 0.6 + world.ability * normal(random)
  const skills = new Map(skillSchema.options.map((skill) => [skill, world.skills * normal(random)]))
  return new Map(
    kindsOf(format).map((taskId) => {
      const { feeds } = rulesOf(format, taskId)
      const own = feeds.reduce((sum, skill) => sum + (skills.get(skill) ?? 0) / feeds.length, 0)
      return [taskId, ability + own + world.kinds * heavy(random)]
    }),
  )
}

type Draw = { world: World; random: Random }

/** What one item of a kind truly earns. */
function drawShare(marking: Marking, ease: number, { world, random }: Draw): number {
  const reached = ease - world.items * normal(random)
  if (marking === 'one-mark') return random() < 0.2 + 0.8 * logistic(1.3 * reached) ? 1 : 0
  if (marking === 'key') return drawMarks(3 + Math.floor(random() * 8), reached, random)
  if (random() < 0.03 * logistic(-reached)) return 0
  // Traits go up in steps and share the item's difficulty, of which judged answers feel less than those with a key (docs/mock-test-report.md).
  const base = 0.4 * ease + 0.6 * reached + (marking === 'speech' ? 0.4 : 0)
  const traits = [0, 0, 0].map(() => drawSteps(base + 0.25 * normal(random)))
  return traits.reduce((sum, share) => sum + share, 0) / traits.length
}

const drawMarks = (marks: number, reached: number, random: Random) =>
  Array.from({ length: marks }, () => (random() < logistic(1.2 * (reached + 0.8 * normal(random))) ? 1 : 0)).reduce(
    (sum: number, mark) => sum + mark,
    0,
  ) / marks

/** The expected step of a partial credit item, with the steps a logit apart: traits are read continuously, as human means are. */
function drawSteps(reached: number): number {
  const heights = Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.exp(step * 1.2 * reached - 0.5 * (step - STEPS / 2) ** 2),
  )
  const all = heights.reduce((sum, height) => sum + height, 0)
  return heights.reduce((sum, height, step) => sum + (step * height) / all, 0) / STEPS
}

const GRID = { from: -6, step: 0.5, points: 25, draws: 1000 }

/** What items of a marking earn on average at each ease, worked out once and read between the points of a grid. */
function expectedShares(world: World, random: Random): (marking: Marking, ease: number) => number {
  const tables = new Map<Marking, number[]>()
  const tableOf = (marking: Marking) =>
    Array.from({ length: GRID.points }, (_, i) => {
      const ease = GRID.from + i * GRID.step
      let sum = 0
      for (let draw = 0; draw < GRID.draws; draw += 1) sum += drawShare(marking, ease, { world, random })
      return sum / GRID.draws
    })
  return (marking, ease) => {
    const table = tables.get(marking) ?? tableOf(marking)
    tables.set(marking, table)
    const place = Math.min(GRID.points - 1.001, Math.max(0, (ease - GRID.from) / GRID.step))
    const [below, part] = [Math.floor(place), place % 1]
    return (1 - part) * (table[below] ?? 0) + part * (table[below + 1] ?? 0)
  }
}

const logistic = (logit: number) => 1 / (1 + Math.exp(-logit))

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Standard deviation 1 and heavier tails than normal: a normal whose own spread is drawn. */
const heavy = (random: Random) => normal(random) * Math.sqrt((0.5 - Math.log(1 - random())) / 1.5)
