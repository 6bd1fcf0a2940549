import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { issueAt } from './issues.ts'

/** Far deeper than any body of ours, far shallower than what overflows a parser. */
const DEEPEST = 32

type Step = { value: unknown; path: readonly string[] }

/**
 * What PostgreSQL cannot store, or what would exhaust a recursive parser: NUL characters, lone surrogates and
 * extreme nesting. It walks without recursion, since that nesting is one of the things it looks for.
 */
export function unstorableIssues(value: unknown): ErrorIssue[] {
  const issues: ErrorIssue[] = []
  const steps: Step[] = [{ value, path: [] }]
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const issue = issueOf(step)
    if (issue !== null) issues.push(issue)
    else steps.push(...childrenOf(step))
  }
  return issues
}

function issueOf({ value, path }: Step): ErrorIssue | null {
  if (path.length > DEEPEST) return issueAt(path.slice(0, 1), 'too_deep', 'This is nested too deeply')
  const isUnstorable = typeof value === 'string' ? !isStorable(value) : !isStorable(path.at(-1) ?? '')
  return isUnstorable
    ? issueAt(path.filter(isStorable), 'unstorable_text', 'Remove the characters that are not text')
    : null
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function childrenOf({ value, path }: Step): Step[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, child]: [string, unknown]) => ({ value: child, path: [...path, key] }))
}
