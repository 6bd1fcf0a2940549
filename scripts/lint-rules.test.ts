import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const configSchema = z.looseObject({ options: z.unknown(), rules: z.record(z.string(), z.unknown()) })
const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string().default(''), filename: z.string() })),
})
const { options: _typeAware, ...config } = configSchema.parse(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')))

/** These read types, which planted files have none of. */
const BY_TYPES = ['typescript/no-floating-promises', 'typescript/no-misused-promises', 'typescript/await-thenable']

/** What breaks each rule that `.oxlintrc.json` names. */
const breaches: Record<string, string> = {
  'typescript/no-explicit-any': 'export const a: any = 1',
  'typescript/no-non-null-assertion': 'export const a = (b?: string) => b!.trim()',
  'typescript/consistent-type-assertions': 'export const a = (b: unknown) => b as string',
  eqeqeq: 'export const a = (b: number) => b == 1',
  'no-console': "console.log('a')",
  'no-restricted-globals': 'export const a = () => name',
  'react/rules-of-hooks':
    "import { useState } from 'react'\nexport function A(b: boolean) { if (b) useState(1); return null }",
  'react/no-danger': "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />",
  'react/exhaustive-deps':
    "import { useEffect } from 'react'\nexport function A({ b }: { b: () => void }) { useEffect(() => { b() }, []); return null }",
  'vitest/no-focused-tests': "import { test } from 'vitest'\ntest.only('a', () => {})",
  'vitest/no-disabled-tests': "import { test } from 'vitest'\ntest.skip('a', () => {})",
  'max-lines': `${'// a\n'.repeat(400)}export const a = 1`,
}

test('every rule that the linter is given finds its breach', () => {
  const named = Object.entries(config.rules).filter(([name, level]) => level !== 'off' && !BY_TYPES.includes(name))
  expect(Object.keys(breaches).toSorted()).toEqual(named.map(([name]) => name).toSorted())
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    const fileOf = (name: string) => `${name.replace('/', '-')}${name.startsWith('vitest') ? '.test' : ''}.tsx`
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    for (const [name, text] of Object.entries(breaches)) writeFileSync(join(folder, fileOf(name)), text)
    const files = Object.keys(breaches).map(fileOf)
    const program = resolve('node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [program, '-c', '.oxlintrc.json', '-f', 'json', ...files], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics } = reportSchema.parse(JSON.parse(stdout))
    const found = diagnostics.map(({ code, filename }) => `${filename} ${/\((.+)\)/u.exec(code)?.[1] ?? code}`)
    const planted = Object.keys(breaches).map((name) => `${fileOf(name)} ${name.split('/').at(-1) ?? ''}`)
    expect(planted.filter((breach) => !found.includes(breach))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
