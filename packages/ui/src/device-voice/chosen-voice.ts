const NAME = 'device-voice'

/** The voice that was chosen last on this device, by its URI. */
export function chosenVoice(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}

export function rememberVoice(uri: string): void {
  try {
    localStorage.setItem(NAME, uri)
  } catch {
    // A browser that keeps nothing still reads.
  }
}
