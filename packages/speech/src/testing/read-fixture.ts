import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../audio/index.ts'

type Fixture = 'roman-concrete' | 'another-talk' | 'it-is-a-thermometer' | 'shallow' | 'it-is-not-shallow'

/** The samples of a spoken fixture (README.md beside this file), 16 kHz mono. */
export async function readFixture(name: Fixture): Promise<Float32Array> {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, `${name}.mp3`)))
  return (await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)).pcm
}
