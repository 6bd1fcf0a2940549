/** Where a zone is not known, days are cut in this one. */
const FALLBACK = 'UTC'

/** The zone, where this browser can reckon in it; UTC otherwise. */
export function knownTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined || timeZone === '') return FALLBACK
  try {
    // Some browsers take the name of no zone at all for one.
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone === 'Etc/Unknown'
      ? FALLBACK
      : timeZone
  } catch {
    return FALLBACK
  }
}

/** The zone of this browser; UTC where it does not know its own or names nonsense. */
export function browserTimeZone(): string {
  try {
    return knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  } catch {
    return FALLBACK
  }
}
