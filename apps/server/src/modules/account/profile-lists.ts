import { languageName, languageNames } from '../../platform/translation/languages.ts'

/** Every language that a profile can have, names by code. */
export const listAllLanguages = (): Record<string, string> => languageNames(null)

export const isLanguage = (code: string): boolean => languageName(code.toLowerCase()) !== undefined

/** Whether this machine knows the zone, under whichever of its names. */
export function isTimeZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** The zones by their IANA names, UTC first, each with how far it is from UTC at this moment. */
export function listAllTimeZones(now: Date): { id: string; value: string }[] {
  const ids = Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')
  return [
    { id: 'UTC', value: 'UTC' },
    ...ids.map((id) => ({ id, value: `${id.replaceAll('_', ' ')} (${offsetOf(id, now)})` })),
  ]
}

/** `UTC+3:30`. */
function offsetOf(timeZone: string, now: Date): string {
  const parts = Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT').replace('GMT', 'UTC')
}
