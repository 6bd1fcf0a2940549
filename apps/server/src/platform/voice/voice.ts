import { flite, speechServer, type SpeechScript, type Voice as VoiceName } from '@rehearsal/voice'
import { createPool } from '../rating/pool.ts'

/** A configured server with OpenAI's call `POST /v1/audio/speech`. */
export type VoiceServer = { baseUrl: string; apiKey?: string; model: string; voices: Record<VoiceName, string> }

/** Says what questions say, in a worker thread. */
export type Voice = {
  /** Names the engine wherever its audio is kept: another engine renders everything again. */
  engine: string
  /** Whether its voices have the accents that `accentsOf` says: those of a server only where their names say so, as Kokoro's do. */
  hasAccents: boolean
  /** The script as mp3. Rejects when the engine or the server fails. */
  render(script: SpeechScript): Promise<Uint8Array>
  close(): Promise<void>
}

const IDLE_MS = 120_000
const MAX_CALLS = 5000
const RENDER_LIMIT_MS = 120_000
/** Raised when rendering itself changes. */
const RENDERING = 1

/** Starts no thread before the first script. A configured server speaks in place of the embedded voices. */
export function openVoice(server: VoiceServer | null, maxThreads = 1): Voice {
  const filename = new URL('voice-worker.ts', import.meta.url)
  const pool = createPool({ filename, maxThreads, idleMs: IDLE_MS, maxCalls: MAX_CALLS })
  const { id, version } = server === null ? flite : speechServer(server)
  return {
    engine: `${RENDERING}-${id}-${version}`.replaceAll(/[^\w.-]+/gu, '_'),
    hasAccents: server === null || namesAccents(server.voices),
    render: (script) => pool.run('render', { script, server }, RENDER_LIMIT_MS),
    close: () => pool.close(),
  }
}

/** Kokoro names American voices `af_…` and `am_…`, British ones `bf_…` and `bm_…`. */
const namesAccents = ({ slt, rms, awb }: VoiceServer['voices']): boolean =>
  /^a[fm]_/u.test(slt) && /^a[fm]_/u.test(rms) && /^b[fm]_/u.test(awb)
