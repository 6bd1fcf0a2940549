import type { FieldChange } from '@rehearsal/contracts/question-bank'
import { leavesOf } from './json-path.ts'

/** More than anybody reads; a list that moves by one place changes all that follows. */
const MOST_CHANGES = 60
const LONGEST_TEXT = 400

/** What differs between two pieces of JSON, field by field; empty texts stand for what is not there. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const was = new Map(leavesOf(before).map(({ path, value }) => [path, textOf(value)]))
  const is = new Map(leavesOf(after).map(({ path, value }) => [path, textOf(value)]))
  const paths = [...new Set([...is.keys(), ...was.keys()])]
  return paths
    .filter((path) => was.get(path) !== is.get(path))
    .slice(0, MOST_CHANGES)
    .map((path) => ({ path, before: cut(was.get(path) ?? ''), after: cut(is.get(path) ?? '') }))
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT).join('')}…`
}
