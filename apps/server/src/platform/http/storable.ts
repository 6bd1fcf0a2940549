import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { issueAt } from './issues.ts'

/** Far deeper than any body of ours, far shallower than what overflows a parser. */
const DEEPEST = 32
/** Far more than any body of ours holds, far less than what keeps a schema busy for seconds. */
const MOST_VALUES = 10_000

type Step = { value: unknown; path: readonly string[] }

/**
 * What PostgreSQL cannot store, or what would exhaust a schema: NUL characters, lone surrogates, extreme nesting and
 * extreme numbers of values. It walks without recursion, since that nesting is one of the things it looks for.
 */
export function unstorableIssues(value: unknown): ErrorIssue[] {
  const issues: ErrorIssue[] = []
  const steps: Step[] = [{ value, path: [] }]
  for (let done = 0; done < steps.length; done++) {
    const step = steps[done]
    if (step === undefined) break
    const issue = issueOf(step)
    if (issue !== null) {
      issues.push(issue)
      continue
    }
    const children = childrenOf(step)
    if (steps.length + children.length > MOST_VALUES) {
      return [issueAt(step.path, 'too_many_values', `Send at most ${MOST_VALUES} values`)]
    }
    steps.push(...children)
  }
  return issues
}

function issueOf({ value, path }: Step): ErrorIssue | null {
  if (path.length > DEEPEST) return issueAt(path.slice(0, 1), 'too_deep', 'This is nested too deeply')
  const texts = [path.at(-1) ?? '', typeof value === 'string' ? value : '']
  if (texts.every(isStorable)) return null
  return issueAt(path.filter(isStorable), 'unstorable_text', 'Remove the characters that are not text')
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function childrenOf({ value, path }: Step): Step[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .slice(0, MOST_VALUES)
    .map(([key, child]: [string, unknown]) => ({ value: child, path: [...path, key] }))
}
