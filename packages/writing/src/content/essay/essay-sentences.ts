/** Reads an essay sentence by sentence: where each stands, how near it is to what was asked, and what it does there. */
import {
  CAUSE_WORDS,
  CONCEDING_WORDS,
  EFFECT_WORDS,
  GAIN_WORDS,
  GENERAL_WORDS,
  ILLUSTRATING_WORDS,
  LOSS_WORDS,
  STANCE_WORDS,
  VALUING_WORDS,
} from '@rehearsal/english/discourse/discourse-words'
import { cosine } from '@rehearsal/meaning/vectors'
import { phraseMatches } from '../../templates/phrase-matches.ts'
import { TEMPLATE_PHRASES } from '../../templates/template-phrases.ts'
import type { AnswerMeaning } from '../../meaning/answer-meaning.ts'
import { parseText } from '../../text/parse-text.ts'
import type { ParsedText, Sentence, Token } from '../../text/token.ts'
import { paragraphAt } from '../../text/paragraph-at.ts'
import { countOf, hasPhrase, plainLine } from '../../templates/cue-phrases.ts'
import { isParticular } from './is-particular.ts'

/** Parts of speech that carry meaning. */
const CONTENT_TAGS = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'NUM'])

export type EssaySentence = {
  index: number
  start: number
  end: number
  /** What it means, of length 1. */
  vector: Float32Array
  /** In small letters, as `plainLine` gives it. */
  line: string
  /** From 0. */
  paragraph: number
  isQuestion: boolean
  /** Similarity of meaning with what was asked: the whole prompt, or the sentence of it that is nearest. */
  nearness: number
  /** Lemmas that neither the prompt has nor every essay on anything. */
  ownWords: readonly string[]
  takesSide: boolean
  values: boolean
  givesCause: boolean
  tellsEffect: boolean
  announcesCase: boolean
  /** It names somebody, a figure, a time or what once happened. */
  isParticular: boolean
  concedes: boolean
  /** Words for what is good, and for what is bad. */
  gains: number
  losses: number
}

/** The sentences of an essay; `asked` are the vectors of its prompt and of the prompt's sentences. */
export function essaySentences(
  { answer, windows }: AnswerMeaning,
  prompt: ParsedText,
  asked: readonly Float32Array[],
): EssaySentence[] {
  const promptWords = new Set(prompt.tokens.flatMap(({ lemma, stem }) => [lemma, stem]))
  const frames = phraseMatches(answer.text, TEMPLATE_PHRASES).runs
  return windows
    .filter(({ kind }) => kind === 'sentence')
    .flatMap(({ start, end, vector, sentences: [index] }): EssaySentence[] => {
      const sentence = answer.sentences[index]
      if (sentence === undefined) return []
      const text = answer.text.slice(start, end)
      const line = plainLine(text)
      const isFramed = ({ start: from }: Token) => frames.some((run) => from >= run.start && from < run.end)
      return [
        {
          index,
          start,
          end,
          vector,
          line,
          paragraph: paragraphAt(answer.text, start),
          isQuestion: text.trimEnd().endsWith('?'),
          nearness: Math.max(0, ...asked.map((each) => cosine(each, vector))),
          ownWords: ownWords(sentence, promptWords, isFramed),
          takesSide: hasPhrase(line, STANCE_WORDS),
          values: hasPhrase(line, VALUING_WORDS),
          givesCause: hasPhrase(line, CAUSE_WORDS),
          tellsEffect: hasPhrase(line, EFFECT_WORDS),
          announcesCase: hasPhrase(line, ILLUSTRATING_WORDS),
          isParticular: isParticular(sentence, promptWords),
          concedes: hasPhrase(line, CONCEDING_WORDS),
          gains: countOf(line, GAIN_WORDS),
          losses: countOf(line, LOSS_WORDS),
        },
      ]
    })
}

function ownWords(
  { tokens }: Sentence,
  promptWords: ReadonlySet<string>,
  isFramed: (token: Token) => boolean,
): string[] {
  const own = tokens.filter(
    (token) =>
      token.isWord &&
      CONTENT_TAGS.has(token.pos) &&
      token.lower.length > 2 &&
      !isGeneral(token) &&
      ![token.lemma, token.stem].some((word) => promptWords.has(word)) &&
      !isFramed(token),
  )
  return [...new Set(own.map(({ lemma }) => lemma))]
}

let generalStems: ReadonlySet<string> | undefined

function isGeneral({ lower, lemma, stem }: Token): boolean {
  generalStems ??= new Set(parseText([...GENERAL_WORDS].join(' ')).tokens.map((token) => token.stem))
  return GENERAL_WORDS.has(lemma) || GENERAL_WORDS.has(lower) || generalStems.has(stem)
}
