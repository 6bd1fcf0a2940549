import { patchProfile } from '@rehearsal/contracts/profile'
import type { z } from 'zod'
import { call } from '../../../shared/api/call.ts'

export type ProfileChange = z.input<typeof patchProfile.body>

export const saveProfile = (change: ProfileChange) => call(patchProfile, { body: change })
