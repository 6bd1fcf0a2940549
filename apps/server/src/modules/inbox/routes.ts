import {
  countUnread,
  getInboxSettings,
  listInbox,
  readInbox,
  readInboxItem,
  readReportNews,
  readScore,
  saveInboxSettings,
  unsubscribe,
} from '@rehearsal/contracts/inbox'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { presentPageObject } from '../../platform/http/present-page.ts'
import type { Platform } from '../../platform/services.ts'
import {
  countUnreadOf,
  listInboxOf,
  readAll,
  readItem,
  readReportOf,
  readScoreOf,
  saveSettings,
  settingsOf,
} from './list-service.ts'
import { presentItem } from './presenters.ts'
import { endMailsBy } from './unsubscribe-service.ts'

/** What learners are told of, and what of it by e-mail (decision 031). */
export function inboxRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, listInbox, async ({ query }, { learner }) => {
    const { page, size, unread } = query
    const { rows, total, newestId } = await listInboxOf(platform, learner, { page, size, onlyUnread: unread })
    return {
      _embedded: { inboxItemDtoList: rows.map(presentItem) },
      page: presentPageObject(query, total),
      newestId,
    }
  })
  mount(app, countUnread, async (_request, { learner }) => ({ unread: await countUnreadOf(platform, learner) }))
  mount(app, readInboxItem, ({ params }, { learner }) => readItem(platform, learner, params.id))
  mount(app, readInbox, ({ body }, { learner }) => readAll(platform, learner, body.upTo))
  mount(app, readScore, ({ params }, { learner }) => readScoreOf(platform, learner, params.id))
  mount(app, readReportNews, ({ params }, { learner }) => readReportOf(platform, learner, params.id))
  mount(app, getInboxSettings, (_request, { learner }) => settingsOf(platform, learner))
  mount(app, saveInboxSettings, ({ body }, { learner }) => saveSettings(platform, learner, body))
  mount(app, unsubscribe, ({ params }) => endMailsBy(platform, params.token))
}
