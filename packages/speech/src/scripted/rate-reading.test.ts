import { expect, test, vi } from 'vitest'
import { gatherEvidence } from '../acoustics/frame-evidence.ts'
import { checkTake } from '../audio/check-take.ts'
import { findWords } from '../miscues/find-words.ts'
import { loadSpeechModels } from '../models/speech-models.ts'
import type { ReadWord } from '../reading/miscues.ts'
import { planText } from '../reading/plan-text.ts'
import { readClips } from '../testing/read-clips.ts'
import { rateFoundWords } from './rate-reading.ts'

vi.setConfig({ testTimeout: 60_000 })

test('the estimates are of what was heard, also where all of it counts as another text', async () => {
  const models = await loadSpeechModels()
  const [clip] = await readClips()
  if (clip === undefined) throw new Error('There is no clip')
  const plan = planText(clip.text)
  const known = { pcm: clip.pcm, plan, check: checkTake(clip.pcm), evidence: gatherEvidence(models, clip.pcm) }
  const heard = findWords(models, known.evidence, plan)
  const nothing = plan.map((_, index): ReadWord => ({ index, status: 'omitted', variant: 0, start: null, end: null }))
  const right = rateFoundWords(models, known, heard)
  const other = rateFoundWords(models, known, nothing, heard)
  expect(right.contentShare).toBeGreaterThan(0.5)
  expect(right.estimates.total).toBeGreaterThan(0.3)
  expect(other.contentShare).toBe(0)
  expect(other.estimates).toEqual(right.estimates)
  expect(rateFoundWords(models, known, nothing).estimates.total).toBe(0)
})
