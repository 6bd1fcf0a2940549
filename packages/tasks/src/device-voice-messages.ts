const accents: Readonly<Record<string, string>> = {
  AU: 'Australian English',
  CA: 'Canadian English',
  GB: 'British English',
  IE: 'Irish English',
  IN: 'Indian English',
  NZ: 'New Zealand English',
  US: 'American English',
  ZA: 'South African English',
}

/** An accent is named by the region that the device gives the voice, and by nothing else. */
export const deviceVoiceTexts = {
  label: 'Device voice',
  voice: (name: string, region: string | null) => `${name} – ${accents[region ?? ''] ?? 'English'}`,
  listen: 'Listen',
  stop: 'Stop',
}
