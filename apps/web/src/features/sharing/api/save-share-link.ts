import { changeShareLink, createShareLink, revokeShareLink, type ShareChoice } from '@rehearsal/contracts/sharing'
import { call } from '../../../shared/api/call.ts'

export const createLink = (attemptId: number, body: ShareChoice) =>
  call(createShareLink, { params: { id: attemptId }, body })

export const changeLink = (attemptId: number, body: Partial<ShareChoice>) =>
  call(changeShareLink, { params: { id: attemptId }, body })

export const revokeLink = (attemptId: number) => call(revokeShareLink, { params: { id: attemptId } })
