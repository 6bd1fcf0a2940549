import type { Violation } from './rule.ts'

/** What can be cited: the repository's files, and for each numbered document its headings' numbers. */
export type Citable = { paths: ReadonlySet<string>; sections: ReadonlyMap<string, ReadonlySet<string>> }

/** The documents that are cited by the number of a heading, under the name that stands before the sign. */
export const numberedDocuments: ReadonlyMap<string, string> = new Map([
  ['specification', 'docs/specification.md'],
  ['exam-rules', 'docs/exam-rules.md'],
])

/** Cited though git does not know them: made by a build, brought by whoever runs a benchmark, or written only where needed. */
const UNKNOWN_TO_GIT = ['content/pack', 'node_modules/', 'pronunciations.yaml', 'shared/data/']

const SECTION = /§\s?(\d+(?:\.\d+)*)/gu
const NAMED = /(specification|exam-rules|RFC\s\d+|ISO\s[\d-]+|HTML)[\s*/#]*$/iu
const DECISIONS = /\bdecisions?\s\d{3}\b(?:(?:,| and| to)\s\d{3}\b)*/giu
const ISSUE = /\bissue\s\d+\b/giu
const FILE = /(?<![\w./@{}*$-])(?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)*\.(?:md|tsx?|mjs|cjs|ya?ml|css|sql)(?![\w/*{])/gu
const FOLDER =
  /(?<![\w./@{}*$-])(?:apps|bench|content|docs|e2e|packages|scripts|shared)\/[\w@./-]*\w\/?(?!\.?[\w@/{*-])/gu
/** `FILE.ts` in a line of usage. */
const PLACEHOLDER = /^[A-Z]+\.(?!md$)\w+$/u
const COMMENT = /^\s*(?:\/\*|\*|\/\/|#).*$|(?<=\s)\/\/\s.*$/gmu

/** The numbers of a document's headings: `## 2. Screens`, `### 2.1 Routes`. */
export const sectionsOf = (document: string): Set<string> =>
  new Set([...document.matchAll(/^#{2,4} (\d+(?:\.\d+)*)\.? /gmu)].map(([, number = '']) => number))

/**
 * What a file cites that is not there, or cites in another way than `specification §4.13` and `exam-rules §2`. Sections and
 * decisions are read everywhere, test titles too; paths in comments, and in documents but for decisions, which are
 * records of their day.
 */
export function citationViolations(path: string, text: string, citable: Citable): Violation[] {
  const faults = [
    ...sectionFaults(path, text, citable),
    ...matchesOf(DECISIONS, text).flatMap(([at, cited]) => decisionFaults(at, cited, citable)),
    ...commentsOf(path, text).flatMap(([at, comment]) => commentFaults(at, comment, citable)),
  ]
  const messages = new Map(faults.map(([at, message]) => [`${lineOf(text, at)} ${message}`, [at, message] as const]))
  return [...messages.values()].map(([at, message]) => ({ path, line: lineOf(text, at), rule: 'citations', message }))
}

type Fault = [at: number, message: string]

function sectionFaults(path: string, text: string, { sections }: Citable): Fault[] {
  const own = [...numberedDocuments].find(([, document]) => document === path)?.[0]
  let cited: string | undefined
  let end = 0
  return [...text.matchAll(SECTION)].flatMap((match): Fault[] => {
    const [sign, number = ''] = match
    const named = NAMED.exec(text.slice(end, match.index))?.[1]?.toLowerCase()
    const before = isOneText(path, text.slice(end, match.index)) ? cited : undefined
    cited = named ?? own ?? before
    end = match.index + sign.length
    if (cited === undefined) return [[match.index, `${sign}: name the document, as in specification §4.13`]]
    const isKnown = sections.get(cited)?.has(number) ?? true
    return isKnown ? [] : [[match.index, `${numberedDocuments.get(cited)} has no heading ${number}`]]
  })
}

/** Whether a second number may leave the document's name to the first: within one comment, one line or one paragraph. */
const isOneText = (path: string, between: string): boolean =>
  path.endsWith('.md') ? !/\n\s*(?:\n|[-|#])/u.test(between) : !/\*\/|\n(?!\s*(?:\*|\/\/|#))/u.test(between)

function decisionFaults(at: number, cited: string, { paths }: Citable): Fault[] {
  const isWritten = (number: string) => [...paths].some((path) => path.startsWith(`docs/decisions/${number}-`))
  const missing = (cited.match(/\d{3}/gu) ?? []).filter((number) => !isWritten(number))
  return missing.map((number) => [at, `there is no decision ${number}`])
}

function commentFaults(start: number, comment: string, citable: Citable): Fault[] {
  const issues = matchesOf(ISSUE, comment).map(([at, cited]): Fault => [
    start + at,
    `${cited} is not in the repository: cite a decision, or say what it asks for`,
  ])
  const paths = [...matchesOf(FILE, comment), ...matchesOf(FOLDER, comment)]
    .filter(([, cited]) => !isThere(cited, citable))
    .map(([at, cited]): Fault => [start + at, `${cited} does not exist`])
  return [...issues, ...paths]
}

/** A path is cited from the top of the repository, or by as much of its end as tells it apart. */
function isThere(cited: string, { paths }: Citable): boolean {
  const plain = cited.replace(/^(?:\.{1,2}\/)+/u, '').replace(/\/$/u, '')
  if (PLACEHOLDER.test(plain) || UNKNOWN_TO_GIT.some((known) => `${plain}/`.startsWith(known))) return true
  return namesOf(paths).has(plain)
}

const namesOfPaths = new WeakMap<ReadonlySet<string>, Set<string>>()

/** Every run of parts of a path, which names a file or a folder. */
function namesOf(paths: ReadonlySet<string>): Set<string> {
  const known = namesOfPaths.get(paths)
  if (known) return known
  const names = new Set([...paths].flatMap((path) => runsOf(path.split('/'))))
  namesOfPaths.set(paths, names)
  return names
}

const runsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((_, from) => parts.slice(from).map((_part, length) => parts.slice(from, from + length + 1).join('/')))

function commentsOf(path: string, text: string): [at: number, comment: string][] {
  if (path.startsWith('docs/decisions/')) return []
  return path.endsWith('.md') ? [[0, text]] : matchesOf(COMMENT, text)
}

const matchesOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map((match): [at: number, match: string] => [match.index, match[0]])

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length
