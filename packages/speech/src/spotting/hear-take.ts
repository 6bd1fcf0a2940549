import { checkTake, type TakeCheck } from '../audio/check-take.ts'
import { type FrameEvidence, gatherEvidence } from '../acoustics/frame-evidence.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import { type PhoneLoop, runPhoneLoop } from '../acoustics/phone-loop.ts'
import { scaledLikelihoods } from '../acoustics/scaled-likelihoods.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { detectSpeech } from './voice-activity-detection.ts'

/** What can be said of a take before its words are known. */
export type HeardTake = {
  pcm: Float32Array
  check: TakeCheck
  evidence: FrameEvidence
  scores: Float32Array
  loop: PhoneLoop
  spans: FrameSpan[]
}

const MIN_SAMPLES = 1600

/** Listens to a take of 16 kHz mono; null when there is no speech in it. */
export function hearTake(models: SpeechModels, pcm: Float32Array): HeardTake | null {
  if (pcm.length < MIN_SAMPLES) return null
  const check = checkTake(pcm)
  if (check.issues.includes('no_speech')) return null
  const evidence = gatherEvidence(models, pcm)
  const scores = scaledLikelihoods(evidence, models.networks)
  const loop = runPhoneLoop(scores)
  const spans = detectSpeech(loop.sounds, evidence.features.energies)
  return spans.length === 0 ? null : { pcm, check, evidence, scores, loop, spans }
}
