import type { BlockedPhrase } from '@rehearsal/contracts/block-list'
import type { AuditEntry, Ban, Moderated } from '@rehearsal/contracts/moderation'
import { z } from 'zod'
import type { AuditRecord } from './audit-queries.ts'
import type { BanRecord } from './ban-queries.ts'
import type { PhraseRecord } from './block-list-queries.ts'
import type { ModeratedView } from './queue-service.ts'

/** As many reports as are shown of one thing. */
const SHOWN_REPORTS = 20

export function presentModerated(
  { subject, content, text, reports }: ModeratedView,
  urlOf: (recordingKey: string) => string,
): Moderated {
  const { author, question, sighting, recordingKey } = content
  return {
    subject,
    id: content.id,
    reportCount: reports.length,
    lastReportId: reports[0]?.id ?? null,
    reports: reports.slice(0, SHOWN_REPORTS).map(({ id, description, reportedBy, createdAt }) => ({
      id,
      description,
      reportedBy,
      createdAt: createdAt.toISOString(),
    })),
    text,
    recordingUrl: recordingKey === null ? null : urlOf(recordingKey),
    author: author && {
      nickname: author.nickname,
      isAdministrator: author.role === 'admin',
      isBanned: author.isBanned,
      banEndsAt: author.banEndsAt?.toISOString() ?? null,
    },
    createdAt: content.createdAt.toISOString(),
    hiddenAt: content.hiddenAt?.toISOString() ?? null,
    question: { id: question.id, taskId: question.taskId, title: question.title, isRetired: question.isRetired },
    sighting: sighting && { seenOn: sighting.seenOn, country: sighting.country },
    repliesTo: content.repliesTo,
  }
}

export function presentBan({ userId, nickname, reason, createdAt, endsAt }: BanRecord): Ban {
  return {
    id: userId,
    nickname,
    reason,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }
}

export function presentAuditEntry(entry: AuditRecord): AuditEntry {
  return {
    id: entry.id,
    actorName: entry.actorName,
    action: entry.action,
    subjectId: entry.subjectId,
    reason: entry.reason,
    details: z.json().parse(entry.details),
    createdAt: entry.createdAt.toISOString(),
  }
}

export function presentPhrase({ id, phrase, createdAt }: PhraseRecord): BlockedPhrase {
  return { id, phrase, createdAt: createdAt.toISOString() }
}
