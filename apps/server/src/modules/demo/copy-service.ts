import { dayAfter, dayIn } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { copyBookmarks } from '../bookmarks/service.ts'
import { copyAnswers } from '../practice/history-service.ts'
import { addLevel } from '../study-plan/service.ts'
import { addTarget } from '../targets/service.ts'
import { demoSeed } from './history.ts'
import type { DemoTemplate } from './queries.ts'

/** Gives a demo learner the template's scored answers and bookmarks, moved up to today, and a plan for an exam ahead. */
export async function copyHistory(platform: Platform, template: DemoTemplate, userId: string): Promise<void> {
  const now = platform.clock.now()
  await copyAnswers(platform, template.id, userId, now.getTime() - template.createdAt.getTime())
  await copyBookmarks(platform.db, template.id, userId, now)
  await addLevel(platform.db, userId, demoSeed.level, now)
  const examDate = dayAfter(dayIn('UTC', now), { days: demoSeed.daysToExam })
  await addTarget(platform.db, { ...demoSeed.target, userId, variant: 'ACADEMIC', examDate, updatedAt: now })
}
