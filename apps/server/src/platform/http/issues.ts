import type { ErrorIssue } from '@rehearsal/contracts/errors'
import type { z } from 'zod'

type ZodIssue = z.core.$ZodIssue

/** All that a schema found wrong, one entry for each field. */
export function issuesOf(error: z.ZodError): ErrorIssue[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => issueAt([...issue.path, key], issue.code, `Unknown field: ${key}`))
      : [issueAt(issue.path, codeOf(issue), issue.message)],
  )
}

/** One issue at a path into the request. Its field is the last name on the path: an entry of a list has that of the list. */
export function issueAt(path: readonly PropertyKey[], code: string, defaultMessage: string): ErrorIssue {
  const field = path.findLast((step) => typeof step === 'string') ?? ''
  return { code, field, path: path.map(String).join('.'), defaultMessage }
}

function codeOf(issue: ZodIssue): string {
  return issue.code === 'custom' && typeof issue.params?.['code'] === 'string' ? issue.params['code'] : issue.code
}
