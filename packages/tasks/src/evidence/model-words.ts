import { comparableTyped } from '@rehearsal/exam/typed-text/comparable-typed'
import type { ModelSpeech } from './spoken-extras.ts'
import type { HeardWord } from './spoken-words.ts'

export type ModelClip = { startSeconds: number; endSeconds: number }

/**
 * Where the model voice says a word that the learner said or should have said: the same place of the same text, or, of
 * a model answer in other words, the first place that has the word. Null where it does not, or is not measured.
 */
export function modelClipOf(
  { word, index }: Pick<HeardWord, 'word' | 'index'>,
  modelSpeech: ModelSpeech | undefined,
  isScript: boolean,
): ModelClip | null {
  const words = modelSpeech?.words ?? []
  const found = isScript
    ? index === null
      ? undefined
      : words[index]
    : words.find((each) => bare(each.word) === bare(word))
  if (!found || found.start === null || found.end === null) return null
  return { startSeconds: found.start, endSeconds: found.end }
}

/**
 * The model voice by the words that were heard of a short answer, which may lack an article that the model says. Null where
 * it does not say them all, each behind the one before it.
 */
export function modelSpeechOfWords(heard: readonly { word: string }[], modelSpeech: ModelSpeech): ModelSpeech | null {
  let after = 0
  const words = heard.flatMap(({ word }) => {
    const at = modelSpeech.words.findIndex((each, place) => place >= after && bare(each.word) === bare(word))
    const found = modelSpeech.words[at]
    if (found === undefined) return []
    after = at + 1
    return [found]
  })
  return words.length === heard.length ? { ...modelSpeech, words } : null
}

const bare = (word: string) => comparableTyped(word).replaceAll(/[^\p{Letter}\p{Number}']/gu, '')
