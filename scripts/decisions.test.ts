import { expect, test } from 'vitest'
import { decisionViolations } from './source-rules/decisions.ts'
import { brokenDecisions, decisionsHere } from './support/decisions.ts'

const record = (title: string, head: string) => `# ${title}\n\n${head}\n\n**Decision.** So.\n`
const accepted = record('002 A database', '2026-11-20 · Accepted')
const complaintsAbout = (records: Readonly<Record<string, string>>) =>
  decisionViolations(new Map(Object.entries(records))).map(({ path, line, message }) => `${path}:${line} ${message}`)
const complaintsAboutHead = (head: string) => complaintsAbout({ '001-node.md': record('001 Node', head) })

test.each([
  ['a title without number', '# Node\n\n2026-11-20 · Accepted\n\nSo.', '1 begin with "# 001 Title"'],
  ['the number of another file', record('002 Node', '2026-11-20 · Accepted'), '1 begin with "# 001 Title"'],
  ['a colon behind the number', record('001: Node', '2026-11-20 · Accepted'), '1 begin with "# 001 Title"'],
  ['a text right below its head', '# 001 Node\n\n2026-11-20 · Accepted\nSo.', '4 a blank line ends the head'],
])('%s is refused', (_what, text, complaint) => {
  expect(complaintsAbout({ '001-node.md': text })).toEqual([`docs/decisions/001-node.md:${complaint}`])
})

test.each(['Accepted.', '20 November 2026 · Accepted', '2026-11-31 · Accepted', '2026-13-01 · Accepted', ''])(
  '"%s" names no day',
  (head) => {
    expect(complaintsAboutHead(head)).toContain(
      'docs/decisions/001-node.md:3 the third line begins with the day of the decision, as 2026-11-20',
    )
  },
)

test.each(['2026-11-20', '2026-11-20 · Proposed', '2026-11-20 · Amends [002](002-a.md)', '2026-11-20 · accepted'])(
  '"%s" names no status',
  (head) => {
    expect(complaintsAboutHead(head)).toContain(
      'docs/decisions/001-node.md:3 behind the day stands Accepted, Amended by or Superseded by with a link',
    )
  },
)

test.each([
  'Amended by 002',
  'Superseded by [002](003-a.md)',
  'Accepted · Amends [002](002-a.md) and 003',
  'Accepted · Later',
])('"%s" has a link that cannot be followed', (rest) => {
  expect(complaintsAboutHead(`2026-11-20 · ${rest}`)).toContainEqual(
    expect.stringContaining('write links as [041](041-name.md)'),
  )
})

test.each(['Amended by', 'Superseded by'])('a record that is "%s" one that is not there is refused', (verb) => {
  expect(complaintsAboutHead(`2026-11-20 · ${verb} [002](002-a.md)`)).toEqual([
    'docs/decisions/001-node.md:3 there is no 002-a.md',
  ])
})

test.each([
  ['Amended by', 'Amends'],
  ['Superseded by', 'Supersedes'],
])('"%s" is answered by "%s", and the other way round', (by, changes) => {
  const old = record('001 Node', `2026-11-20 · ${by} [002](002-a.md)`)
  const later = record('002 A', `2026-11-21 · Accepted · ${changes} [001](001-node.md)`)
  expect(complaintsAbout({ '001-node.md': old, '002-a.md': later })).toEqual([])
  expect(complaintsAbout({ '001-node.md': old, '002-a.md': accepted })).toEqual([
    `docs/decisions/002-a.md:3 001-node.md says "${by}" of it: write "${changes} [001](001-node.md)"`,
  ])
  expect(complaintsAbout({ '001-node.md': record('001 Node', '2026-11-20 · Accepted'), '002-a.md': later })).toEqual([
    `docs/decisions/001-node.md:3 002-a.md says "${changes}" of it: write "${by} [002](002-a.md)"`,
  ])
})

test('two records of one number are refused', () => {
  expect(complaintsAbout({ '002-a.md': accepted, '002-b.md': accepted })).toEqual([
    'docs/decisions/002-b.md:1 002-a.md has this number already',
  ])
})

test('every record has number, day and status, and what changes another says so in both', () => {
  expect(brokenDecisions()).toEqual([])
})

test('without one of them, those that it changed or that changed it say so', () => {
  const records = decisionsHere()
  records.delete('038-the-recogniser-judges-read-words-too.md')
  const paths = decisionViolations(records).map(({ path }) =>
    path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 3),
  )
  expect(paths).toEqual(['036', '037', '041', '074'])
})
