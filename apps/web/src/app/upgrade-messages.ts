import { texts } from '@rehearsal/contracts/texts'
import { translator } from '../shared/i18n/translator.ts'

const messages = {
  close: 'Close',
  upgradeTitle: texts.upgradeToContinue,
  upgradeCredits: texts.freeAiScoresUsed,
  upgradeAdvice: texts.upgradeAdvice,
  upgradeKept: 'An answer that you have finished stays on this device. You can have it scored when you have a plan.',
  explorePlans: 'Explore Plans',
  notNow: 'Not Now',
} as const

export const t = translator(messages)
