import { patchProfile } from '@rehearsal/contracts/profile'
import { call } from '../../../shared/api/call.ts'

/** Keeps the language that is translated into in the profile: the dictionary uses it, too. */
export const saveLanguage = (language: string) => call(patchProfile, { body: { language } })
