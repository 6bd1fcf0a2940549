import { translator } from '../../shared/i18n/translator.ts'

/** Texts of the console's frame, apart from the shell's: learners never load them. */
export const messages = {
  administration: 'Administration',
  adminIntroduction: 'What learners report, and what the installation offers them. Everything done here is recorded.',
  adminMenu: 'Administration menu',
  backToPractice: 'Back to practice',
  loading: 'Loading',
  loadingFailed: 'Your account could not be loaded',
  overview: 'Overview',
  reports: 'Reports',
  reportsText: 'What learners reported, to hide, correct or dismiss',
  bans: 'Bans',
  bansText: 'Who may read but not post',
  blockedPhrases: 'Blocked phrases',
  blockedPhrasesText: 'What no post may hold',
  auditLog: 'Audit log',
  auditLogText: 'What administrators did, and why',
  questions: 'Questions',
  questionsText: 'Find, edit, preview, publish and retire questions; import and export content packs.',
} as const

export const t = translator(messages)
