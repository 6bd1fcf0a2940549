import type { z } from 'zod'
import type { PointGroup } from '../../point-group.ts'
import type { summarizeGroupDiscussion } from './definition.ts'
import { discussionTexts } from './messages.ts'
import { pointsBySpeaker } from './speakers.ts'

/** The main points under whose they are. */
export function pointGroupsOf({ turns, keyPoints }: z.infer<typeof summarizeGroupDiscussion.answerKey>): PointGroup[] {
  return pointsBySpeaker(turns, keyPoints).map(({ speaker, points }) => ({
    title: speaker === null ? discussionTexts.relations : discussionTexts.views(speaker),
    points,
  }))
}
