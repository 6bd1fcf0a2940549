import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
