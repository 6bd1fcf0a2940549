import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { doesImport, houses, mayImport } from './support/houses.ts'

const page = readFileSync('docs/ARCHITECTURE.md', 'utf8')
const nameOf = (house: string) => house.replace('packages/', '')
const names = houses.map(nameOf)

/** Rows of the page's table of that heading: what stands in its two cells in code. */
function rowsOf(heading: string): (readonly [string[], string[]])[] {
  const table = page.slice(page.indexOf(heading)).split('\n\n')[0] ?? ''
  return table
    .split('\n')
    .slice(2)
    .map((row) => {
      const [first = '', second = ''] = row.split('|').slice(1)
      return [codesIn(first), codesIn(second)] as const
    })
}

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code)

const told = new Map(rowsOf('| House | May import |').flatMap(([[house], others]) => (house ? [[house, others]] : [])))

/** Arrows of the picture, by the titles of its boxes. */
function arrows(): (readonly [string, string])[] {
  const picture = /```mermaid\n(.*?)```/su.exec(page)?.[1] ?? ''
  const titles = new Map([...picture.matchAll(/(\w+)\["([^<"]+)/gu)].map(([, id = '', title = '']) => [id, title]))
  return [...picture.matchAll(/(\w+) --> (\w+)/gu)].map(
    ([, from = '', to = '']) => [titles.get(from) ?? from, titles.get(to) ?? to] as const,
  )
}

test('the table tells of each house whom its walls let it import', () => {
  const may = houses.map((from) => [
    nameOf(from),
    houses
      .filter((to) => to !== from && mayImport(from, to))
      .map(nameOf)
      .toSorted((a, b) => a.localeCompare(b)),
  ])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(may))
})

test('no way is left open that nobody goes: what a house may import, a file of it does', () => {
  const unused = [...told].flatMap(([from, others]) =>
    others.filter((to) => !doesImport(from, to)).map((to) => [from, to]),
  )
  expect(unused).toEqual([])
})

test('every house stands in the picture, and each of its arrows in the table', () => {
  expect(arrows().length).toBeGreaterThan(names.length)
  expect(new Set(arrows().flat())).toEqual(new Set(names))
  expect(arrows().filter(([from, to]) => !told.get(from)?.includes(to))).toEqual([])
})

test('the table is no wider than the picture: whom a house may import, it reaches by arrows', () => {
  const next = Map.groupBy(arrows(), ([from]) => from)
  const reach = (from: string): string[] => (next.get(from) ?? []).flatMap(([, to]) => [to, ...reach(to)])
  const missing = [...told].flatMap(([from, others]) => others.filter((to) => !reach(from).includes(to)))
  expect(missing).toEqual([])
})

test('every module of the server is told of', () => {
  const modules = readdirSync('apps/server/src/modules', { withFileTypes: true })
  const folders = modules.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(
    rowsOf('| Module | What it does |')
      .flatMap(([modulesOfRow]) => modulesOfRow)
      .toSorted(),
  ).toEqual(folders.toSorted())
})

test('lines of the page wrap, but for tables', () => {
  const pages = ['docs/ARCHITECTURE.md', 'docs/how-it-works.md']
  const long = pages.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('|') && line.length > 160),
  )
  expect(long).toEqual([])
})
