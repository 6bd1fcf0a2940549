import type { Violation } from './rule.ts'

const FOLDER = 'docs/decisions'
const TITLE = /^# (\d{3}) \S/u
const DATE = /^\d{4}-\d{2}-\d{2}$/u
const STATUS = /^(?:Accepted$|(?:Amended|Superseded) by )/u
const RELATION = /^(Amended by|Superseded by|Amends|Supersedes) (.+)$/u
const LINK = /^\[(\d{3})\]\((\1-[\w-]+\.md)\)$/u

/** What a record says of another one, and what that other one must say of it. */
const answers: ReadonlyMap<string, string> = new Map([
  ['Amended by', 'Amends'],
  ['Superseded by', 'Supersedes'],
  ['Amends', 'Amended by'],
  ['Supersedes', 'Superseded by'],
])

type Relation = { from: string; verb: string; to: string }

/**
 * What is wrong with the heads of the records, given by file name. A head is the title with the file's number, then one
 * line: date, status, and what the record changes, as in `2026-11-22 · Amended by [041](041-….md) · Amends [036](036-….md)`.
 */
export function decisionViolations(records: ReadonlyMap<string, string>): Violation[] {
  const relations = [...records].flatMap(([name, text]) => relationsOf(name, text))
  return [
    ...[...records].flatMap(([name, text]) => headFaults(name, text)),
    ...[...records.keys()].flatMap((name, index, names) => numberFaults(name, names.slice(0, index))),
    ...relations.flatMap((relation) => relationFaults(relation, relations, records)),
  ]
}

function headFaults(name: string, text: string): Violation[] {
  const [title = '', , head = '', below] = text.split('\n')
  const [date = '', status = '', ...relations] = head.split(' · ')
  const faults: Violation[] = []
  if (TITLE.exec(title)?.[1] !== numberOf(name)) faults.push(fault(name, 1, `begin with "# ${numberOf(name)} Title"`))
  if (!isDay(date)) faults.push(fault(name, 3, 'the third line begins with the day of the decision, as 2026-11-20'))
  if (!STATUS.test(status)) {
    faults.push(fault(name, 3, 'behind the day stands Accepted, Amended by or Superseded by with a link'))
  }
  const isRead = (part: string) => linksOf(RELATION.exec(part)?.[2] ?? '').every((link) => LINK.test(link))
  for (const part of [status, ...relations]) {
    if (part !== 'Accepted' && !isRead(part))
      faults.push(fault(name, 3, `"${part}": write links as [041](041-name.md)`))
  }
  if (below !== '') faults.push(fault(name, 4, 'a blank line ends the head'))
  return faults
}

const numberFaults = (name: string, before: readonly string[]): Violation[] =>
  before
    .filter((other) => numberOf(other) === numberOf(name))
    .map((other) => fault(name, 1, `${other} has this number already`))

function relationFaults({ from, verb, to }: Relation, all: readonly Relation[], records: ReadonlyMap<string, string>) {
  if (!records.has(to)) return [fault(from, 3, `there is no ${to}`)]
  const answer = answers.get(verb) ?? ''
  const isAnswered = all.some((other) => other.from === to && other.verb === answer && other.to === from)
  return isAnswered
    ? []
    : [fault(to, 3, `${from} says "${verb}" of it: write "${answer} [${numberOf(from)}](${from})"`)]
}

function relationsOf(from: string, text: string): Relation[] {
  const parts = (text.split('\n')[2] ?? '').split(' · ')
  return parts.flatMap((part) => {
    const [, verb = '', links = ''] = RELATION.exec(part) ?? []
    return linksOf(links).flatMap((link) => {
      const to = LINK.exec(link)?.[2]
      return to === undefined ? [] : [{ from, verb, to }]
    })
  })
}

const linksOf = (links: string) => links.split(', ')
const numberOf = (name: string) => name.slice(0, 3)
const isDay = (date: string) => DATE.test(date) && new Date(date).toJSON()?.startsWith(date) === true
const fault = (name: string, line: number, message: string): Violation => ({
  path: `${FOLDER}/${name}`,
  line,
  rule: 'decisions',
  message,
})
