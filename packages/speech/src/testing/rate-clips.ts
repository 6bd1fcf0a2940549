import { setImmediate } from 'node:timers/promises'
import type { SpeechRating } from '@rehearsal/rating/types'
import type { SpeechRaters } from '../create-speech-raters.ts'
import { type EditedText, editText } from './edited-text.ts'
import type { Clip } from './read-clips.ts'

/** What an engine says of a clip: of all of it, beside a text that was edited, and cut off early. */
export type RatedClip = {
  clip: Clip
  whole: SpeechRating
  edited: { edit: EditedText; rating: SpeechRating }
  cut: { said: number; rating: SpeechRating }[]
}

/** In texts of every other clip a word is swapped, in the others one is put in; the foreign word is the next clip's. */
export async function rateClips(
  { rateReading }: Pick<SpeechRaters, 'rateReading'>,
  clips: readonly Clip[],
): Promise<RatedClip[]> {
  const rated: RatedClip[] = []
  for (const [i, clip] of clips.entries()) {
    const { pcm, text } = clip
    const whole = await rateReading({ pcm, text })
    const edit = editText(text, clips[(i + 1) % clips.length]?.text ?? '', i % 2 === 0 ? 'put in' : 'swapped')
    const edited = { edit, rating: await rateReading({ pcm, text: edit.text }) }
    const cut: RatedClip['cut'] = []
    for (const { said, seconds } of clip.cuts) {
      const beginning = pcm.slice(0, Math.round(seconds * 16_000))
      cut.push({ said, rating: await rateReading({ pcm: beginning, text }) })
    }
    rated.push({ clip, whole, edited, cut })
    // Rating never lets go of the thread by itself, and a test runner takes a worker for dead that says nothing for a minute.
    await setImmediate()
  }
  return rated
}
