import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { speakToMp3, type SpeechSynthesiser, type SpokenMp3, type Voice } from '@rehearsal/voice'
import { mediaPath, type PackMedia } from './pack.ts'

/** Raised when levelling or encoding changes, so that everything is spoken again. */
const RECORDING_VERSION = 1

export type Recording = { media: PackMedia; spoken: SpokenMp3 | null }

/** The recordings of one pack: what was said before and has not changed is kept, the rest is spoken and stored. */
export class Recordings {
  readonly #directory: string
  readonly #synthesiser: SpeechSynthesiser
  readonly #kept: ReadonlyMap<string, PackMedia>
  readonly #used = new Map<string, PackMedia>()

  constructor(directory: string, synthesiser: SpeechSynthesiser, previous: readonly PackMedia[]) {
    this.#directory = directory
    this.#synthesiser = synthesiser
    this.#kept = new Map(previous.map((media) => [media.source, media]))
  }

  /** Every recording asked for so far, by ascending id. */
  get used(): PackMedia[] {
    return [...this.#used.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  }

  /** Says `text` unless the pack already holds it; `spoken` is null for a kept recording. */
  async record(text: string, voice: Voice): Promise<Recording> {
    const { id: engine, version } = this.#synthesiser
    const source = sha256([String(RECORDING_VERSION), engine, version, voice, text].join('\n'))
    const kept = this.#used.get(source) ?? this.#kept.get(source)
    if (kept && (await this.#isStored(kept))) return this.#use(kept, null)

    const spoken = await speakToMp3(text, voice, this.#synthesiser)
    const { mp3, durationSeconds } = spoken
    const media = { id: sha256(mp3).slice(0, 32), source, durationSeconds, bytes: mp3.length }
    await mkdir(join(this.#directory, 'media'), { recursive: true })
    await writeFile(mediaPath(this.#directory, media.id), mp3)
    return this.#use(media, spoken)
  }

  /** Removes files that no question uses any more. */
  async removeOthers(): Promise<void> {
    const names = new Set(this.used.map(({ id }) => `${id}.mp3`))
    const folder = join(this.#directory, 'media')
    const found = await readdir(folder).catch(() => [])
    await Promise.all(found.filter((name) => !names.has(name)).map((name) => rm(join(folder, name))))
  }

  #use(media: PackMedia, spoken: SpokenMp3 | null): Recording {
    this.#used.set(media.source, media)
    return { media, spoken }
  }

  async #isStored({ id, bytes }: PackMedia): Promise<boolean> {
    const file = await stat(mediaPath(this.#directory, id)).catch(() => null)
    return file?.size === bytes
  }
}

function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex')
}
