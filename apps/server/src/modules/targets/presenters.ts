import type { Target } from '@rehearsal/contracts/targets'
import type { FoundTarget, TargetRecord } from './service.ts'

/** A target on the wire; before it is first saved an empty one of version 0, in the language of the profile. */
export function presentTarget({ target, profileLanguage }: FoundTarget): Target {
  if (target) return presentSaved(target)
  const language = profileLanguage?.toUpperCase() ?? null
  const none = { listening: null, reading: null, speaking: null, writing: null, overall: null }
  return { ...none, examDate: null, language, version: 0 }
}

export function presentSaved(target: TargetRecord): Target {
  const { listening, reading, speaking, writing, overall, examDate, language, version } = target
  return { listening, reading, speaking, writing, overall, examDate, language, version }
}
