import type { SpeechScript } from './render-script.ts'
import type { Voice } from './speech-synthesiser.ts'

/** The accents that our voices have. */
export type Accent = 'UK' | 'US'

const accentOfVoice: Readonly<Record<Voice, Accent>> = { slt: 'US', rms: 'US', awb: 'UK' }
const voiceOfAccent: Readonly<Record<Accent, Voice>> = { UK: 'awb', US: 'rms' }

/** The accents a script can be heard in, its own first; none where several voices speak, which would no longer be told apart. */
export function accentsOf({ turns }: SpeechScript): Accent[] {
  const [voice, ...others] = new Set(turns.map((turn) => turn.voice))
  if (voice === undefined || others.length > 0) return []
  const own = accentOfVoice[voice]
  return [own, own === 'UK' ? 'US' : 'UK']
}

/** The script as a voice of that accent says it. A voice that has the accent keeps its turns. */
export function inAccent(script: SpeechScript, accent: Accent): SpeechScript {
  const turns = script.turns.map((turn) =>
    accentOfVoice[turn.voice] === accent ? turn : { ...turn, voice: voiceOfAccent[accent] },
  )
  return { ...script, turns }
}
