import { join } from 'node:path'
import { VECTORS_FILE } from '@rehearsal/content/pack'
import { expect, test } from 'vitest'
import { builtContent } from '../services.ts'
import { warnOfVectors } from './warn-of-vectors.ts'

async function warningsOf(file: string): Promise<string[]> {
  const warnings: string[] = []
  await warnOfVectors(file, { warn: (line: unknown) => void warnings.push(String(line)) })
  return warnings
}

test('the committed vectors need no word', async () => {
  expect(await warningsOf(join(builtContent, VECTORS_FILE))).toEqual([])
})

test('vectors that are missing are named at the start, with what to do', async () => {
  expect(await warningsOf('/nowhere/vectors.bin')).toEqual([
    expect.stringMatching(/\/nowhere\/vectors\.bin.*run "npm run content:pack"/u),
  ])
})
