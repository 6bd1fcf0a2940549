import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readWords } from '../packages/english/src/data/read-words.ts'
import { folderKnots } from './source-rules/folder-knots.ts'
import { knownLists } from './source-rules/known-list.ts'
import { keysOfTwoOwners } from './source-rules/query-key.ts'
import { parseSource, sourceRules, violationsOf } from './source-rules/rules.ts'
import { comparers, typedText } from './source-rules/typed-text.ts'
import { sizesOf, sizeViolations } from './source-rules/sizes.ts'

const rulesBrokenBy = (path: string, text: string) => violationsOf(parseSource(path, text)).map(({ rule }) => rule)
const service = 'apps/server/src/modules/practice/service.ts'
const page = 'apps/web/src/features/practice/components/page.tsx'
const scoring = 'packages/scoring/src/blanks.ts'
const server = 'apps/server/src/platform'

const broken: [rule: string, why: string, path: string, text: string][] = [
  ['clock', 'Date.now() in a service', service, 'const now = Date.now()'],
  ['clock', 'new Date() in a service', service, 'const now = new Date()'],
  ['clock', 'Date() as a function', service, 'const now = Date()'],
  ['environment', 'process.env outside the configuration', service, "const port = process.env['PORT']"],
  ['fetch', 'fetch in a feature', page, "const answer = await fetch('/api')"],
  ['fetch', 'window.fetch in a feature', page, "const answer = await window.fetch('/api')"],
  ['jsx-text', 'text between tags', page, 'const a = <p>Hello</p>'],
  ['jsx-text', 'text in braces', page, "const a = <p>{'Hello'}</p>"],
  ['jsx-text', 'a spoken attribute', page, 'const a = <button aria-label="Close" />'],
  ['jsx-text', 'text in a player', 'packages/tasks/src/reading/x/player.tsx', 'const a = <p>Hello</p>'],
  ['kept', 'storage in a feature', page, "const kept = localStorage.getItem('name')"],
  ['kept', 'storage of the window', 'packages/ui/src/menu/menu.tsx', 'const kept = window.sessionStorage.length'],
  ['kept', 'storage by its name', page, "const kept = window['localStorage']"],
  ['kept', 'a database in a feature', page, "const request = indexedDB.open('answers')"],
  ['logical-css', 'a left margin', page, 'const a = <p className="mt-2 ml-2" />'],
  ['logical-css', 'a negative, responsive margin', page, 'const a = <p className="md:-mr-4" />'],
  ['logical-css', 'an offset in a constant', page, "const box = 'absolute right-0'"],
  ['logical-css', 'alignment in a template', page, 'const box = `text-left ${page}`'],
  ['logical-css', 'a one-sided border', page, "const box = 'border-l'"],
  ['query-key', 'a key beside the call', page, "client.invalidateQueries({ queryKey: ['notes'] })"],
  ['query-key', 'keys beside the call', page, "useDecision({ queryKeys: ['notes', 'bans'] })"],
  ['query-key', 'a query outside api', page, "const query = queryOptions({ queryKey: ['notes', page] })"],
  ['query-key', 'a key of a list', page, "await dropFromLists(client, ['notes'], id)"],
  ['test-title', 'a title that begins with should', 'a.test.ts', "test('should add', () => {})"],
  ['test-title', 'a title that begins with works', 'a.test.ts', "it.skip('works', () => {})"],
  ['typed-text', 'another normal form', service, "const key = word.normalize('NFC')"],
  ['typed-text', 'dropping of what nobody sees', page, "const key = word.replaceAll(/[\\u200B-\\u200F]/gu, '')"],
  ['typed-text', 'a class of invisible characters', page, String.raw`const UNSEEN = /\p{Cf}/gu`],
  ['typed-text', 'an invisible character itself', page, 'const parts = word.split(/\u00AD/u)'],
  ['typed-text', 'folding of apostrophes', page, 'const key = word.replaceAll(/[’‘ʼ]/gu, "\'")'],
  ['typed-text', 'folding of quotation marks', service, `const key = word.replace(/[“”]/gu, '"')`],
  ['typed-text', 'folding of digits', page, "const number = word.replace(/[۰-۹]/gu, '0')"],
  ['typed-text', 'comparing of small letters', page, 'const isRight = typed.toLowerCase() === word'],
  ['typed-text', 'comparing of capital letters', service, 'const isUsed = code !== typed.trim().toUpperCase()'],
  ['typed-text', 'comparing where it is marked', scoring, 'const isRight = given.toLowerCase() === correct'],
  ['typed-text', 'comparing of a whole chain', page, "const isRight = (a?.toLowerCase().trim() ?? '') === word"],
  ['typed-text', 'a set asked for small letters', page, 'const isKnown = words.has(typed.toLowerCase())'],
  ['typed-text', 'a map asked for small letters', service, 'const row = rows.get(name.trim().toUpperCase())'],
  ['typed-text', 'an object asked for small letters', service, 'const row = rows[name.toLowerCase()]'],
  ['typed-text', 'a list asked for small letters', scoring, 'const isKnown = words.includes(typed.toLowerCase())'],
  ['typed-text', 'a text that holds small letters', page, 'const isFound = title.toLowerCase().includes(typed)'],
  ['typed-text', 'a beginning in small letters', page, 'const isFound = title.startsWith(typed.toLowerCase())'],
  ['typed-text', 'an end in small letters', page, 'const isFound = title.endsWith(typed.toLowerCase())'],
  ['typed-text', 'a place of small letters', page, 'const at = title.indexOf(typed.toLowerCase())'],
  ['typed-text', 'an order of small letters', page, 'const order = a.toLowerCase().localeCompare(b)'],
  ['typed-text', 'a choice by small letters', page, 'switch (typed.toLowerCase()) {}'],
  ['typed-text', 'a search in SQL', service, 'const found = sql`lower(${title}) like ${typed}`'],
  ['typed-text', 'a search in SQL by case', service, 'const found = sql<boolean>`${title} ilike ${typed}`'],
  ['typed-text', 'small letters in SQL', `${server}/database/find.ts`, 'const key = sql`lower(title)`'],
  ['typed-text', 'a pattern in SQL', service, 'const found = sql`${title} ~* ${typed}`'],
  ['typed-text', 'a search of its own', `${service}`, "import { eq, ilike } from 'drizzle-orm'"],
  ['undeclared-import', 'a package that nobody names', service, "import { days } from 'dayjs'"],
  [
    'undeclared-import',
    'a package of ours that is not named',
    service,
    "import { Button } from '@rehearsal/ui/button'",
  ],
  ['undeclared-import', 'what another workspace names', page, "export { default } from 'fastify'"],
  ['undeclared-import', 'its types', page, "export type Server = import('fastify').FastifyInstance"],
  ['undeclared-import', 'loading it late', page, "const sharp = await import('sharp/lib')"],
  ['undeclared-import', 'a file of it', service, "const font = import.meta.resolve('@fontsource/lora/a.woff')"],
  ['undeclared-import', 'a tool of tests in the product', service, "import { expect } from 'vitest'"],
  ['component-size', 'a component of 101 lines', page, `function Page() {${'\n'.repeat(100)}}`],
]

test.each(broken)('%s refuses %s', (rule, _why, path, text) => {
  expect(rulesBrokenBy(path, text)).toEqual([rule])
})

const allowed: [why: string, path: string, text: string][] = [
  ['the clock reads the time', `${server}/clock.ts`, 'const now = Date.now()'],
  ['a conversion is no reading of the clock', service, 'const at = new Date(row.createdAt)'],
  ['a test sets its own time', 'apps/server/src/modules/practice/practice.test.ts', 'const now = new Date()'],
  ['the configuration reads the environment', `${server}/config.ts`, 'const env = process.env'],
  ['the API client fetches', 'apps/web/src/shared/api/client.ts', "await fetch('/api')"],
  ['the server fetches from outside services', `${server}/gateways/stripe.ts`, "await fetch('https://example.org')"],
  ['the store opens storage', 'apps/web/src/shared/browser/stored.ts', 'const kept = () => localStorage'],
  ['a test looks into storage', 'apps/web/src/shared/kept/drafts.test.tsx', 'localStorage.clear()'],
  ['texts come from messages', page, "const a = <p title={t('close')}>{t('hello')} · 3</p>"],
  ['language marks are no texts', page, 'const a = <p lang="en" dir="ltr">{prompt}</p>'],
  [
    'logical classes name start and end',
    page,
    'const a = <p className="ms-2 pe-4 text-start start-0 mx-auto rounded-lg" />',
  ],
  ['words beginning like a class are no classes', page, "const a = t('left-over right-hand')"],
  ['the base normalises', 'packages/exam/src/typed-text/normalize-typed.ts', "const text = raw.normalize('NFC')"],
  ['a path is normalised', service, 'const path = normalize(given)'],
  ['curly marks may be looked for', 'packages/writing/src/rules/a-rule.ts', 'const isQuoted = /[“‘]/u.test(text)'],
  [
    'names in SQL are no comparing',
    service,
    "const items = sql`kind in ('like', 'reply') and likes > ${count} and ${by} ~ '^a'`",
  ],
  ['a word in a text is no comparing', service, 'const text = `what you like`'],
  [
    'our own engines look up tokens of mapped text',
    'packages/writing/src/a.ts',
    'const is = words.has(token.toLowerCase())',
  ],
  ['what the base made may be capitals', page, 'const kind = kinds.get(comparableTyped(typed).trim().toUpperCase())'],
  ['a text on screen may be small', page, 'const shown = name.toLowerCase()'],
  ['protocols have no case', `${server}/http/access.ts`, "const isBearer = scheme.toLowerCase() === 'bearer'"],
  [
    'the file that asks names its key',
    'apps/web/src/features/notes/api/notes.ts',
    "const a = { queryKey: ['notes', id] }",
  ],
  ['a key is imported', page, 'client.invalidateQueries({ queryKey: [...notesKey, id] })'],
  ['a title is a rule', 'a.test.ts', "test('a worker shoulders two jobs', () => {})"],
  [
    'what is declared, one’s own, and Node’s is imported',
    service,
    "import z from 'zod'; import '@rehearsal/server/x'; import 'node:fs'; import 'fs/promises'; import './a.ts'",
  ],
  ['tests use the tools of the root', 'packages/exam/src/points.test.ts', "import { expect } from 'vitest'"],
  ['tools use every package of ours', 'bench/a.ts', "import { pointsOf } from '@rehearsal/exam/points'"],
  ['a component of 100 lines', page, `function Page() {${'\n'.repeat(99)}}`],
]

test.each(allowed)('%s', (_why, path, text) => {
  expect(rulesBrokenBy(path, text)).toEqual([])
})

test('every rule has a case that breaks it', () => {
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(sourceRules.map(({ name }) => name)))
})

test.each(Object.keys(comparers))('%s still compares in its own way, or leaves the list', (path) => {
  const file = parseSource(path, readFileSync(path, 'utf8'))
  const breaks = (node: ts.Node): boolean =>
    typedText.check(node, file) !== undefined || (ts.forEachChild(node, (child) => breaks(child) || undefined) ?? false)
  expect(breaks(file)).toBe(true)
})

test.each([
  [
    'modules',
    'apps/server/src/modules/a/service.ts',
    '../b/service.ts',
    'apps/server/src/modules/b/jobs.ts',
    '../a/x.ts',
  ],
  ['platform', 'apps/server/src/platform/a/a.ts', '../b/b.ts', 'apps/server/src/platform/b/c/b.ts', '../../a/x.ts'],
  ['shared', 'apps/web/src/shared/a/a.ts', '../b/b.ts', 'apps/web/src/shared/b/b.ts', '../a/x.ts'],
  ['one feature', 'apps/web/src/features/a/x/x.ts', '../y/y.ts', 'apps/web/src/features/a/y/z/y.ts', '../../x/x.ts'],
  ['packages', 'packages/exam/src/a/a.ts', '../b/b.ts', 'packages/exam/src/b/b.ts', '../a/x.ts'],
])('no two folders of %s import each other', (_what, one, there, other, back) => {
  const first = parseSource(one, `import type { B } from '${there}'`)
  const second = parseSource(other, `const a = await import('${back}')`)
  expect(folderKnots([first, second]).map(({ path }) => path)).toEqual([one, other])
  expect(folderKnots([first])).toEqual([])
  expect(folderKnots([first, parseSource(other.replace('.ts', '.test.ts'), second.text)])).toEqual([])
})

test('a knot that is known stays, by its name', () => {
  const first = parseSource('content/src/a/a.ts', "import '../b/b.ts'")
  const second = parseSource('content/src/b/b.ts', "export * from '../a/a.ts'")
  expect(folderKnots([first, second], new Map([['content/src/a b', 'a reason']]))).toEqual([])
  expect(folderKnots([first, second])).toHaveLength(2)
})

test('a query key has one owner', () => {
  const notes = (name: string, text: string) => parseSource(`apps/web/src/features/notes/api/${name}.ts`, text)
  const first = notes('a', "export const notesKey = ['notes'] as const; const b = { queryKey: ['note', id] }")
  const broken = [
    "const a = { queryKey: ['notes', 1] }",
    "const keyOf = { key: ['note'] }",
    "const aKey = () => ['note'] as const",
  ]
  for (const text of broken) {
    expect(keysOfTwoOwners([first, notes('b', text)]).map(({ path }) => path)).toEqual([notes('b', text).fileName])
  }
  expect(
    keysOfTwoOwners([first, notes('b', "const a = { queryKey: [...notesKey, 'note'], names: ['note'] }")]),
  ).toEqual([])
})

const listsOf = (...texts: readonly string[]) =>
  knownLists(texts.map((text, index) => parseSource(`packages/writing/src/rules/tense/rule-${index}.ts`, text))).map(
    ({ path, message }) => `${path} ${message}`,
  )

test.each([
  ['a list in a string', "const BE = wordSet('was were am is are')"],
  ['a list over two lines', 'const BE = wordSet(`was were\n  am is are`)'],
  ['a list that is added', "const VERBS = withWords(MODALS, 'are is was were am')"],
  ['a list that is left out', "const VERBS = withoutWords(AUXILIARIES, 'are is was were am')"],
  ['a set', "const BE = new Set(['am', 'are', 'is', 'was', 'were'])"],
  ['an array', "const BE = ['am', 'are', 'is', 'was', 'were']"],
  ['the choices of a pattern', 'const isBe = /^(?:am|are|is|was|were)$/u.test(word)'],
  ['the choices of a part of a pattern', String.raw`const isBe = /\bthey (were|was|am|are|is)\b/u.test(text)`],
])('%s that is a class of English is refused, in any order', (_kind, text) => {
  expect(listsOf(text)).toEqual([expect.stringContaining('“am are is was were” are FINITE_BE of @rehearsal/english')])
})

test('a list of the data of English is refused', () => {
  const list = [...readWords('words/known-places')].toReversed().join(' ')
  expect(listsOf(`const PLACES = wordSet('${list}')`)).toEqual([
    expect.stringContaining('are all words of english/data/words/known-places.txt: say them once'),
  ])
})

test('a list of another file is refused, in any order and form', () => {
  const first = "const SHOPS = wordSet('bakery butcher chemist florist')"
  expect(listsOf(first, 'const isShop = /^(?:florist|chemist|butcher|bakery)$/u.test(word)')).toEqual([
    expect.stringContaining('rule-1.ts the words “bakery butcher chemist florist” are a list of'),
  ])
  expect(listsOf(`${first}; const again = wordSet('florist bakery chemist butcher')`)).toEqual([])
})

test.each([
  ['a class and what a rule adds', "const BE = withWords(FINITE_BE, 'become became')"],
  ['three words', "const BE = wordSet('am are is'); const again = /^(?:was|were|is)$/u"],
  ['parts of speech', 'const isNoun = /^(?:ADJ|DET|NOUN|NUM)$/u.test(pos)'],
  ['endings', 'const isVerb = /(?:ed|en|ing|ize)$/u.test(word)'],
  ['what has an order', "const BE = ['am', 'are', 'is', 'was', 'were'] as const"],
])('%s may stand in two files', (_kind, text) => {
  expect(listsOf(text, text)).toEqual([])
})

test('one long file among twenty is no fault, two are', () => {
  const short = Array.from({ length: 19 }, () => parseSource('a.ts', 'export {}'))
  const long = parseSource('b.ts', '\n'.repeat(300))
  expect(sizeViolations(sizesOf([...short, long]))).toEqual([])
  expect(sizeViolations(sizesOf([...short, long, long]))).toHaveLength(1)
})
