import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const isScript = (name: string) => /\.(?:ts|mjs|py|sh)$/u.test(name) && !/\.test\.(?:ts|mjs)$/u.test(name)

describe.each(['training', 'bench'])('the README of %s', (folder) => {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8')
  const named = [...readme.matchAll(/`([\w-]+\.(?:ts|mjs|py|sh))[ `]/gu)].map(([, name = '']) => name)
  const scripts = readdirSync(join(root, folder)).filter(isScript)

  test('names every script, and none that is not there', () => {
    expect([...new Set(named)].toSorted()).toEqual(scripts.toSorted())
  })

  test('has 40 lines at most', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  })
})
