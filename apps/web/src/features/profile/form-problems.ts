import { ApiError, messageOf } from '../../shared/api/api-error.ts'

/** What the server said about each field of a form, and what it said about the form as a whole. */
export type FormProblems = { of: (field: string) => string | undefined; whole: string | undefined }

/** Takes an error apart; `fields` are those of the form, which can show what is said of them. */
export function formProblems(error: unknown, fields: readonly string[]): FormProblems {
  const issues = error instanceof ApiError ? error.issues : []
  const of = (field: string) => issues.find((issue) => issue.field === field)?.defaultMessage
  const isShown = fields.some((field) => of(field) !== undefined)
  return { of, whole: error === null || isShown ? undefined : messageOf(error) }
}
