import { translator } from '../shared/i18n/translator.ts'

const messages = {
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or what was here has moved.',
  goToDashboard: 'Go to dashboard',
  goToStart: 'Go to the start page',
} as const

export const t = translator(messages)
