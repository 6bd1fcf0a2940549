import type { CallFixture } from './call-fixture.ts'

/** What the study plan wizard sends (specification §3): B1, an hour a day, no mock test. */
export const aStudyLevel = {
  englishLevel: 'B1',
  dailyPractice: 'LESS_THAN_1',
  dailyPracticeDuration: 3600,
  overall: 0,
  reading: 0,
  writing: 0,
  listening: 0,
  speaking: 0,
  readingLevel: 0,
  writingLevel: 0,
  speakingLevel: 0,
  listeningLevel: 0,
}

/** Working calls for the study plan. */
export function studyPlanFixtures(): Record<string, CallFixture> {
  const isOpen = (params: object, body?: object): CallFixture => ({
    make: () => Promise.resolve({ params: { ...params }, ...(body ? { body } : {}) }),
    isOwned: false,
    status: 200,
  })
  return {
    'GET /api/summary/{status}/studyPlan': isOpen({ status: 'trial' }),
    'GET /api/settings/level/{status}': isOpen({ status: 'TRIAL' }),
    'PUT /api/settings/level/{status}': isOpen({ status: 'TRIAL' }, aStudyLevel),
  }
}
