/** What a browser tells of a voice (`SpeechSynthesisVoice`). */
export type VoiceFacts = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang'>

/** Voices that no learner should take as a model: those of 1990s synthesisers, and the jokes that come with macOS. */
const poor =
  /espeak|festival|flite|pico|\bcompact\b|eloquence|^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|fred|good news|hysterical|jester|junior|kathy|organ|pipe organ|ralph|superstar|trinoids|whisper|wobble|zarvox|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/iu

/** The region of a language tag: `en-AU`, `en_AU` and `en-Latn-AU` are AU; null where it names none. */
export function regionOf(lang: string): string | null {
  const [, ...parts] = lang.split(/[-_]/u)
  return parts.find((part) => /^[a-z]{2}$/iu.test(part))?.toUpperCase() ?? null
}

/** The English voices of a device that sound like a person, those whose region is known first. */
export function goodVoices<Voice extends VoiceFacts>(voices: readonly Voice[]): Voice[] {
  const isGood = ({ lang, name, voiceURI }: Voice) =>
    /^en\b/iu.test(lang.replace('_', '-')) && !poor.test(name) && !poor.test(voiceURI)
  const rank = ({ lang }: Voice) => (regionOf(lang) === null ? 1 : 0)
  return voices.filter(isGood).toSorted((a, b) => rank(a) - rank(b))
}
