import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { checkModelFolder } from './check-model-folder.ts'

function aModel(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-model-'))
  for (const name of ['tokens.txt', 'model.onnx']) writeFileSync(join(folder, name), '')
  return folder
}
const shaped = new URL('fixtures/stub-model.ts', import.meta.url).href
const crashing = new URL('fixtures/crashing-model.ts', import.meta.url).href

test('without a folder nothing is looked for', async () => {
  await expect(checkModelFolder(null)).resolves.toBeUndefined()
})

test('a model whose package is installed may start', async () => {
  await expect(checkModelFolder(aModel(), shaped)).resolves.toBeUndefined()
})

test.each([
  ['a folder that is not there', () => '/nowhere', shaped, 'TRANSCRIBER_FOLDER must name a folder'],
  ['a folder without a model', () => tmpdir(), shaped, 'tokens.txt'],
  ['a package that is not installed', aModel, 'no-such-package', 'npm install sherpa-onnx-node'],
  ['another package', aModel, 'node:path', 'has another shape'],
  ['a model that ends its process', aModel, crashing, 'cannot be loaded: Load model from model.onnx failed'],
])('%s stops the start and says what to do', async (_case, folder, name, message) => {
  const failure = await checkModelFolder(folder(), name).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect(String(failure)).toContain('TRANSCRIBER_FOLDER')
  expect(String(failure)).toContain(message)
})
