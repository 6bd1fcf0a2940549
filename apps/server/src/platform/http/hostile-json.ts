/** Names through which a careless copy would reach the prototype of all objects. */
const HOSTILE = new Set(['__proto__', 'constructor', 'prototype'])

type Step = { value: unknown; depth: number }

/** Whether JSON nests deeper than so many levels. It walks without recursion: nesting is what it looks for. */
export function isDeeperThan(json: unknown, deepest: number): boolean {
  return walk(json, ({ depth }) => depth > deepest) !== null
}

/** The first field whose name is no name of ours; null where there is none. */
export function hostileKeyIn(json: unknown): string | null {
  const found = walk(
    json,
    ({ value }) => typeof value === 'object' && value !== null && Object.keys(value).some((key) => HOSTILE.has(key)),
  )
  if (found === null || typeof found.value !== 'object' || found.value === null) return null
  return Object.keys(found.value).find((key) => HOSTILE.has(key)) ?? null
}

function walk(json: unknown, isFound: (step: Step) => boolean): Step | null {
  const steps: Step[] = [{ value: json, depth: 0 }]
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (isFound(step)) return step
    const { value, depth } = step
    if (typeof value !== 'object' || value === null) continue
    for (const child of Object.values(value)) steps.push({ value: child, depth: depth + 1 })
  }
  return null
}

/** Whether PostgreSQL can keep every text and every name: no NUL, no half of a character. */
export function isStorable(json: unknown): boolean {
  const isText = (text: string) => !text.includes('\0') && text.isWellFormed()
  const isBad = ({ value }: Step) =>
    typeof value === 'string'
      ? !isText(value)
      : typeof value === 'object' && value !== null && !Object.keys(value).every(isText)
  return walk(json, isBad) === null
}
