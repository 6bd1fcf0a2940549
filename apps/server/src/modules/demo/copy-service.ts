import type { Platform } from '../../platform/services.ts'
import { copyBookmarks } from '../bookmarks/service.ts'
import { copyAnswers } from '../practice/history-service.ts'
import type { DemoTemplate } from './queries.ts'

/** Gives a demo learner the template's scored answers and bookmarks, moved up to today. */
export async function copyHistory(platform: Platform, template: DemoTemplate, userId: string): Promise<void> {
  const now = platform.clock.now()
  await copyAnswers(platform, template.id, userId, now.getTime() - template.createdAt.getTime())
  await copyBookmarks(platform.db, template.id, userId, now)
}
