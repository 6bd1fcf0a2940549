import { texts } from '@rehearsal/contracts/texts'
import { translator } from '../shared/i18n/translator.ts'

const messages = {
  notifications: 'Notifications',
  close: 'Close',
  loading: 'Loading',
  notLoggedIn: texts.notLoggedIn,
  notAuthorized: texts.notAuthorized,
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or what was here has moved.',
  goToDashboard: 'Go to dashboard',
  goToStart: 'Go to the start page',
  errorTitle: 'This page could not be shown',
  retry: 'Retry',
  upgradeTitle: texts.upgradeToContinue,
  upgradeCredits: texts.freeAiScoresUsed,
  upgradeAdvice: texts.upgradeAdvice,
  upgradeKept: 'An answer that you have finished stays on this device. You can have it scored when you have a plan.',
  explorePlans: 'Explore Plans',
  notNow: 'Not Now',
} as const

export const t = translator(messages)
