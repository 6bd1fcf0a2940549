import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const readme = readFileSync('README.md', 'utf8')

test('the README explains every variable of the configuration', () => {
  const config = readFileSync('apps/server/src/platform/environment.ts', 'utf8')
  const variables = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
  expect(variables.length).toBeGreaterThan(5)
  expect(variables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('every npm script that the README names exists', () => {
  const packageJson: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(packageJson)
  const named = [...readme.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name)
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([])
})

const packages = readdirSync('packages', { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
)

describe.each(packages)('the README of packages/%s', (name) => {
  const page = readFileSync(`packages/${name}/README.md`, 'utf8')

  test('names a test of the package that there is', () => {
    const [, path = ''] = /^One test: `npm run test:unit -- (.*)`$/mu.exec(page) ?? []
    expect(path).toMatch(new RegExp(`^packages/${name}/src/`, 'u'))
    expect(existsSync(path)).toBe(true)
  })
})

/** A catalogue of components is longer, and names them by what is imported. */
const described = packages.filter((name) => name !== 'ui')

describe.each(described)('the README of packages/%s', (name) => {
  const page = readFileSync(`packages/${name}/README.md`, 'utf8')

  test('has 40 lines at most', () => {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  })

  test('names every folder of its sources but `testing`', () => {
    const folders = readdirSync(`packages/${name}/src`, { withFileTypes: true }).filter((each) => each.isDirectory())
    const unnamed = folders.filter((folder) => folder.name !== 'testing' && !page.includes(`\`${folder.name}\``))
    expect(unnamed.map((folder) => folder.name)).toEqual([])
  })
})
