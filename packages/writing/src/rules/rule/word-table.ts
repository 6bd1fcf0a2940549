/**
 * What is said of some words. A learner may write any other word, “constructor” among them: a plain object has that by
 * birth, this one has what stands in it and nothing else.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const table = { ...entries }
  Object.setPrototypeOf(table, null)
  return table
}
