import {
  changeReportShareLink,
  changeShareLink,
  createReportShareLink,
  createShareLink,
  revokeReportShareLink,
  revokeShareLink,
  type ShareChoice,
} from '@rehearsal/contracts/sharing'
import { call } from '../../../shared/api/call.ts'
import type { ShareThing } from '../shareable.ts'

export function createLink({ kind, id }: ShareThing, body: ShareChoice) {
  if (kind === 'answer') return call(createShareLink, { params: { id }, body })
  return call(createReportShareLink, { params: { id }, body: { showsName: body.showsName } })
}

export function changeLink({ kind, id }: ShareThing, body: Partial<ShareChoice>) {
  if (kind === 'answer') return call(changeShareLink, { params: { id }, body })
  const { showsName } = body
  return call(changeReportShareLink, { params: { id }, body: showsName === undefined ? {} : { showsName } })
}

export const revokeLink = ({ kind, id }: ShareThing) =>
  call(kind === 'answer' ? revokeShareLink : revokeReportShareLink, { params: { id } })
