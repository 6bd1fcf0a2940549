import {
  type DailyPractice,
  type MockScoreName,
  mockScoreNames,
  type StudyLevel,
} from '@rehearsal/contracts/study-plan'
import type { EnglishLevel } from '@rehearsal/exam/study-plan/skill-needs'
import { isScore, scoreTyped } from '../../../shared/scores/is-score.ts'
import type { StudyLevelWish } from '../api/save-study-level.ts'

/** The tabs, in their order (specification §2.9). */
export const wizardSteps = ['level', 'preference', 'mock', 'plan'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** What stands in the wizard: scores as they are typed, and how far the learner has come. */
export type WizardDraft = {
  step: WizardStep
  /** The farthest step that was reached by Next. */
  reached: WizardStep
  englishLevel: EnglishLevel | null
  dailyPractice: DailyPractice | null
  hasMock: boolean
  scores: Record<MockScoreName, string>
}

/** The wizard at its beginning, with what was told before. */
export function draftOf(told: StudyLevel): WizardDraft {
  const scoreOf = (name: MockScoreName) => (told[name] === 0 ? '' : String(told[name]))
  return {
    step: 'level',
    reached: 'level',
    englishLevel: told.englishLevel,
    dailyPractice: told.dailyPractice,
    hasMock: told.overall !== 0,
    scores: {
      overall: scoreOf('overall'),
      reading: scoreOf('reading'),
      writing: scoreOf('writing'),
      listening: scoreOf('listening'),
      speaking: scoreOf('speaking'),
    },
  }
}

/** Whether Next is enabled on a step (specification §5). */
export function isStepRight(draft: WizardDraft, step: WizardStep): boolean {
  if (step === 'level') return draft.englishLevel !== null
  if (step === 'preference') return draft.dailyPractice !== null
  return step === 'plan' || !draft.hasMock || mockScoreNames.every((name) => isScore(draft.scores[name]))
}

/** Whether a tab may be opened: it was reached, and all before it still stands. */
export function isOpenTo(draft: WizardDraft, step: WizardStep): boolean {
  const place = wizardSteps.indexOf(step)
  if (place > wizardSteps.indexOf(draft.reached)) return false
  return wizardSteps.slice(0, place).every((before) => isStepRight(draft, before))
}

/** One step on, or as it was where the step is not right yet. */
export function nextStep(draft: WizardDraft): WizardDraft {
  const step = wizardSteps[wizardSteps.indexOf(draft.step) + 1]
  if (step === undefined || !isStepRight(draft, draft.step)) return draft
  const isFarther = wizardSteps.indexOf(step) > wizardSteps.indexOf(draft.reached)
  return { ...draft, step, reached: isFarther ? step : draft.reached }
}

/** One step back, or as it was on the first. */
export function previousStep(draft: WizardDraft): WizardDraft {
  const step = wizardSteps[wizardSteps.indexOf(draft.step) - 1]
  return step === undefined ? draft : { ...draft, step }
}

/** The step that shows what the server calls by these names; null where none does. */
export function stepOfFields(fields: readonly string[]): WizardStep | null {
  if (fields.includes('englishLevel')) return 'level'
  if (fields.some((field) => field.startsWith('dailyPractice'))) return 'preference'
  return mockScoreNames.some((name) => fields.includes(name)) ? 'mock' : null
}

/** What is to be sent; null while a step is not right. */
export function wishOf(draft: WizardDraft): StudyLevelWish | null {
  const { englishLevel, dailyPractice, hasMock, scores } = draft
  if (englishLevel === null || dailyPractice === null || !isStepRight(draft, 'mock')) return null
  const scoreOf = (name: MockScoreName) => (hasMock ? (scoreTyped(scores[name]) ?? 0) : 0)
  return {
    englishLevel,
    dailyPractice,
    scores: {
      overall: scoreOf('overall'),
      reading: scoreOf('reading'),
      writing: scoreOf('writing'),
      listening: scoreOf('listening'),
      speaking: scoreOf('speaking'),
    },
  }
}
