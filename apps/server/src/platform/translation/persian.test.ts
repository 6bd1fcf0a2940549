import { join } from 'node:path'
import { PERSIAN_FILE } from '@rehearsal/content/persian-pack'
import { expect, test } from 'vitest'
import { builtContent } from '../services.ts'
import { openPersian } from './persian.ts'

async function opened(file: string) {
  const warnings: string[] = []
  const persian = await openPersian(file, { warn: (line: unknown) => void warnings.push(String(line)) })
  return { persian, warnings }
}

test('the committed Persian has glosses by part of speech, and nothing of what is not in it', async () => {
  const { persian, warnings } = await opened(join(builtContent, PERSIAN_FILE))
  expect(warnings).toEqual([])
  expect(persian?.glossesOf('abandon')?.map(({ partOfSpeech }) => partOfSpeech)).toContain('VERB')
  expect(persian?.glossesOf('constructor')).toBeUndefined()
  expect(persian?.sentenceOf('No question says this.')).toBeUndefined()
})

test('Persian that is missing is named at the start, with what to do, and the product goes on without it', async () => {
  const { persian, warnings } = await opened('/nowhere/persian.json.br')
  expect(persian).toBeNull()
  expect(warnings).toEqual([expect.stringMatching(/\/nowhere\/persian\.json\.br.*run "npm run content:pack"/u)])
})
