import type { SpeechScript } from '@rehearsal/voice'
import type { Voice } from '../platform/voice/voice.ts'

/** A voice as tests steer it; it makes no sound. */
export type FakeVoice = Voice & {
  /** Every script that it was given. */
  said: SpeechScript[]
  /** The next rendering fails. */
  failNext(): void
}

const RENDERING_MS = 20

/** Answers `take 1`, `take 2` … after a moment, whatever is to be said. */
export function aVoice(engine = 'test'): FakeVoice {
  const said: SpeechScript[] = []
  let fails = false
  return {
    engine,
    hasAccents: true,
    said,
    failNext: () => {
      fails = true
    },
    render: async (script) => {
      const take = said.push(script)
      await new Promise((resolve) => setTimeout(resolve, RENDERING_MS))
      if (!fails) return new TextEncoder().encode(`take ${take}`)
      fails = false
      throw new Error('The voice failed, as the test wants.')
    },
    close: () => Promise.resolve(),
  }
}
