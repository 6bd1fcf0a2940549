import { type DailyPractice, type MockScoreName, putStudyLevel, type StudyLevel } from '@rehearsal/contracts/study-plan'
import type { SubscriptionStatus } from '@rehearsal/exam/codes'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import type { EnglishLevel } from '@rehearsal/exam/study-plan/skill-needs'
import { call } from '../../../shared/api/call.ts'

export type StudyLevelWish = {
  englishLevel: EnglishLevel
  dailyPractice: DailyPractice
  /** 0 in all where no mock test is taken into account. */
  scores: Record<MockScoreName, number>
}

/** Sends what the wizard asked for, in the form of specification §3. */
export const saveStudyLevel = (status: SubscriptionStatus, wish: StudyLevelWish): Promise<StudyLevel> =>
  call(putStudyLevel, {
    params: { status },
    body: {
      englishLevel: wish.englishLevel,
      dailyPractice: wish.dailyPractice,
      dailyPracticeDuration: DAILY_STUDY_SECONDS[wish.dailyPractice],
      ...wish.scores,
      readingLevel: 0,
      writingLevel: 0,
      speakingLevel: 0,
      listeningLevel: 0,
    },
  })
