import {
  addBlockedPhrase,
  listBlockedPhrases,
  previewBlockedPhrase,
  removeBlockedPhrase,
} from '@rehearsal/contracts/block-list'
import { banAuthor, decide, liftBan, listAuditEntries, listBans, listModerated } from '@rehearsal/contracts/moderation'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { presentPageObject } from '../../platform/http/present-page.ts'
import type { Platform } from '../../platform/services.ts'
import { listAudit } from './audit-list-service.ts'
import { banAuthorOf, liftBanOf, listBansNow } from './ban-service.ts'
import { blockPhrase, listBlockList, previewPhrase, unblockPhrase } from './block-list-service.ts'
import { decideOn } from './decision-service.ts'
import { presentAuditEntry, presentBan, presentModerated, presentPhrase } from './presenters.ts'
import { listModeratedIn } from './queue-service.ts'

/** What administrators do about what learners report and post. */
export function moderationRoutes(app: FastifyInstance, platform: Platform): void {
  mount(app, listModerated, async ({ query }, { learner }) => {
    const { views, total, openCounts } = await listModeratedIn(platform, query)
    const urlOf = (key: string) => platform.media.objectUrl(key, learner.id)
    return {
      _embedded: { moderatedDtoList: views.map((view) => presentModerated(view, urlOf)) },
      page: presentPageObject(query, total),
      openCounts,
    }
  })
  mount(app, decide, async ({ body }, { learner }) => ({ settledReports: await decideOn(platform, learner, body) }))
  mount(app, listBans, async ({ query }) => {
    const { rows, total } = await listBansNow(platform, query)
    return { _embedded: { banDtoList: rows.map(presentBan) }, page: presentPageObject(query, total) }
  })
  mount(app, banAuthor, async ({ body }, { learner }) => presentBan(await banAuthorOf(platform, learner, body)))
  mount(app, liftBan, ({ params, body }, { learner }) => liftBanOf(platform, learner, params.id, body.reason))
  mount(app, listAuditEntries, async ({ query }) => {
    const { rows, total, areas } = await listAudit(platform, query)
    const _embedded = { auditEntryDtoList: rows.map(presentAuditEntry) }
    return { _embedded, page: presentPageObject(query, total), areas }
  })
  mount(app, listBlockedPhrases, async () => ({ phrases: (await listBlockList(platform)).map(presentPhrase) }))
  mount(app, addBlockedPhrase, async ({ body }, { learner }) =>
    presentPhrase(await blockPhrase(platform, learner, body.phrase)),
  )
  mount(app, removeBlockedPhrase, ({ params }, { learner }) => unblockPhrase(platform, learner, params.id))
  mount(app, previewBlockedPhrase, async ({ query }) => {
    const { matches, ...counts } = await previewPhrase(platform, query.phrase)
    return { ...counts, matches: matches.map((match) => ({ ...match, createdAt: match.createdAt.toISOString() })) }
  })
}
