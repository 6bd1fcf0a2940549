/** The page that says how far a score may be trusted. */
import { readFileSync } from 'node:fs'

export const engines = []
export const targets = [
  {
    id: 'documents.lines',
    items: [17],
    what: 'lines of docs/scoring.md',
    unit: 'count',
    atMost: 150,
    hand: 'counted',
    how: 'all of it',
  },
]

export async function measure() {
  const page = readFileSync(new URL('../../docs/scoring.md', import.meta.url), 'utf8')
  return { 'documents.lines': { value: page.trimEnd().split('\n').length, n: 1 } }
}
