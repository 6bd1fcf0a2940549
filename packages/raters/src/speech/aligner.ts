import { join } from 'node:path'
import createModule, { type Decoder, type Segment } from 'soundswallower'

/** A phone of the given plan with its frames (10 ms), end exclusive. */
export type AlignedPhone = { phone: string; start: number; end: number }
export type AlignedWord = { start: number; end: number; phones: AlignedPhone[] }

export type Aligner = {
  /**
   * Finds where each word was said, in order; optional silences between words are found too. `pronunciations` holds one
   * list of ARPABET phones per word. Null when the audio is too short for the words.
   */
  align(pcm: Float32Array, pronunciations: readonly (readonly string[])[]): AlignedWord[] | null
}

/** Beams this wide never lose the path: wrong text is aligned too, and found out by its scores afterwards. */
const BEAM = 1e-150
/** The decoder keeps every word it was ever given; beyond this many it is made anew. */
const MAX_WORDS = 20_000

/** Starts a SoundSwallower decoder on a model folder (`modelsFolder`/en-us-16k). Throws when the model cannot be read. */
export async function createAligner(modelsFolder: string): Promise<Aligner> {
  const module = await createModule()
  const create = () =>
    new module.Decoder({
      hmm: join(modelsFolder, 'en-us-16k'), samprate: 16_000, loglevel: 'FATAL', beam: BEAM, pbeam: BEAM, wbeam: BEAM,
    }) // prettier-ignore
  let decoder = create()
  await decoder.initialize()
  let spare: Decoder | null = null
  const known = new Set<string>()
  const refresh = async () => {
    spare = create()
    await spare.initialize()
  }
  return {
    align(pcm, pronunciations) {
      if (pronunciations.length === 0) return []
      if (known.size > MAX_WORDS && spare !== null) {
        decoder.delete()
        decoder = spare
        spare = null
        known.clear()
      } else if (known.size > MAX_WORDS * 0.9 && spare === null) {
        void refresh().catch(() => undefined)
      }
      return alignWith(decoder, known, pcm, pronunciations)
    },
  }
}

function alignWith(
  decoder: Decoder,
  known: Set<string>,
  pcm: Float32Array,
  pronunciations: readonly (readonly string[])[],
): AlignedWord[] | null {
  const names = pronunciations.map((phones) => phones.join('_'))
  pronunciations.forEach((phones, i) => {
    const name = names[i] ?? ''
    if (known.has(name)) return
    decoder.add_words([name, phones.join(' ')])
    known.add(name)
  })
  const words = runAlignment(decoder, pcm, names.join(' '))?.filter((word) => known.has(word.t))
  if (words === undefined || words.length !== names.length) return null
  return words.map((word) => ({
    start: toFrame(word.b),
    end: toFrame(word.b + word.d),
    phones: (word.w ?? []).map((phone) => ({
      phone: phone.t,
      start: toFrame(phone.b),
      end: toFrame(phone.b + phone.d),
    })),
  }))
}

/** The aligned words and silences; undefined when no path fits, which the decoder reports as an empty, unparsable result. */
function runAlignment(decoder: Decoder, pcm: Float32Array, text: string): Segment[] | undefined {
  try {
    decoder.set_align_text(text)
    decoder.start()
    decoder.process_audio(pcm, false, true)
    decoder.stop()
    return decoder.get_alignment({ align_level: 1 }).w
  } catch {
    return undefined
  }
}

function toFrame(seconds: number): number {
  return Math.round(seconds * 100)
}
