import type { Finding } from '@rehearsal/exam/score'

/** A spoken answer that earns nothing for content because it is no English; `message` says what showed it. */
export function notEnglish(message: string): Finding {
  return {
    code: 'not_english',
    severity: 'critical',
    message,
    suggestion:
      'Speak English. If you did, come closer to the microphone, find a quiet place and say each word to its end.',
  }
}
