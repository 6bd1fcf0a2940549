import type { Issue } from './task.ts'

export const issueOf = (path: string, code: string, message: string): Issue => ({ path, code, message })

/** What is wrong with an answer that the key holds right, told of the key. */
export const underKey = (issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: `answerKey.${issue.path}` }))

export const nullIfNone = (issues: Issue[]): Issue[] | null => (issues.length === 0 ? null : issues)

/** The words of a text, with their punctuation. */
export const tokensOf = (text: string): string[] => text.trim().split(/\s+/u)
