/** Judges what an answer says: coverage, main points, overlap with its prompt and relevance. */
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import type { WritingInput, WritingRating } from '@rehearsal/rating/types'
import type { ReadableText } from '../mark/readable-text.ts'
import { meaningOfPart, readMeaning } from '../meaning/answer-meaning.ts'
import { parseText } from '../text/parse-text.ts'
import type { ParsedText, Sentence } from '../text/token.ts'
import { MIN_RELEVANCE } from '../estimates/constants.ts'
import { readEssay } from './essay/read-essay.ts'
import { isAboutWriting } from './about-writing.ts'
import { ngramOverlap } from './ngram-overlap.ts'
import { estimateCoverage } from './estimate-coverage.ts'
import { readAsked } from './points/asked-points.ts'
import { judgePoints } from './points/judge-points.ts'
import { withoutPromptInsertions, rescaledRelevance } from './prompt-insertions.ts'
import { isPleasantry } from './pleasantries.ts'
import { textOfSentences } from './without-insertion.ts'
import { restatedShare } from './restated-share.ts'
import { topicRelevance } from './topic-relevance.ts'
import { judgeTruth } from './truth/judge-truth.ts'
import { withTruth } from './truth/with-truth.ts'

/** A sentence with more n-gram overlap with its situation or source says nothing of its own. */
const MAX_OVERLAP = 0.5
/** Near the threshold, an e-mail in unexpected words that takes up so many of the main points is on its topic after all. */
const UNEXPECTED = { relevance: 0.2, coverage: 0.6 }

type Content = NonNullable<WritingRating['content']>
/**
 * Content by what an answer says in sentences of its own, where others may have been put in: of an e-mail where the words of the rest are
 * off the topic, of a summary where some were copied. `inFull` is that of all.
 */
export type ContentByWords = Content & { inFull?: Content }

const NO_POINTS = { results: [], coverage: 0 }

/**
 * Judges what an answer says about its passage; null when neither the passage nor its main points are known. A misspelt word
 * says what it means; what is quoted is quoted as written. What an e-mail copies from its situation, and what it says about
 * having to write, is no content; nor do restating the situation and pleasantries alone keep it on its topic.
 */
export async function judgeContent(
  { asWritten, asMeant, quoted }: ReadableText,
  input: WritingInput,
): Promise<ContentByWords | null> {
  const { promptText, keyPoints, promptKind } = input
  const hasPassage = promptText.trim() !== ''
  if (!hasPassage && keyPoints.length === 0) return null
  const pointsText = normalizeTyped(keyPoints.flatMap(({ point, cues }) => [point, ...cues.flat()]).join('. '))
  const passage = parseText(hasPassage ? promptText : pointsText)
  const copied = ngramOverlap(asWritten.text, promptText)
  const isEssay = promptKind === 'question' && hasPassage
  const isEmail = promptKind === 'situation'
  const own = isEmail ? ownSentences(asMeant, promptText) : asMeant
  const essay = isEssay ? await readEssay(asMeant, passage, quoted) : null
  const pointsOf = isEssay ? null : await pointsJudge(own, passage, input, quoted)
  const contentOf = (said: ParsedText): Content => {
    const { results, coverage } = essay ?? pointsOf?.(said) ?? NO_POINTS
    return {
      coverage: isEssay || keyPoints.length > 0 ? coverage : estimateCoverage(said, passage),
      keyPoints: results,
      copiedShare: copied,
      relevance: relevanceOf(said, passage, input, pointsText),
    }
  }
  if (isEssay) return contentOf(asMeant)
  const carried = isEmail
    ? elsewhereIn(emailParts(own, asMeant, passage, input), contentOf)
    : uncopied(asMeant, promptText, contentOf)
  const inFull = contentOf(own)
  return carried === undefined ? inFull : { ...carried, inFull }
}

/** Parts of an e-mail by which its topic is judged: what is its own, what tells something, and what is left without insertions. */
function emailParts(own: ParsedText, answer: ParsedText, passage: ParsedText, input: WritingInput): ParsedText[] {
  const informative = informativeSentences(own, input.promptText)
  const parts = [own, informative].filter((part) => part !== answer)
  return [...new Set(parts), ...withoutPromptInsertions(informative, passage, input)]
}

/** What the first part says that its words call something else. */
function elsewhereIn(parts: readonly ParsedText[], contentOf: (part: ParsedText) => Content): Content | undefined {
  return parts
    .map(contentOf)
    .map((content) => ({ ...content, relevance: rescaledRelevance(content.relevance) }))
    .find(isElsewhereByWords)
}

function isElsewhereByWords({ relevance, keyPoints, coverage }: Content): boolean {
  if (relevance >= MIN_RELEVANCE) return false
  return keyPoints.length === 0 || relevance < UNEXPECTED.relevance || coverage < UNEXPECTED.coverage
}

/** What a summary says in sentences that it did not copy: by them its topic is judged. */
function uncopied(answer: ParsedText, source: string, contentOf: (part: ParsedText) => Content): Content | undefined {
  const own = sentencesOf(answer, (_, said) => ngramOverlap(said, source) < MAX_OVERLAP)
  return own === answer || own.sentences.length === 0 ? undefined : contentOf(own)
}

/** Judges the points in parts of an answer whose meaning is read once; null without points. */
async function pointsJudge(
  own: ParsedText,
  passage: ParsedText,
  { keyPoints, promptKind }: WritingInput,
  quoted: ReadableText['quoted'],
) {
  if (keyPoints.length === 0) return null
  const asked = await readAsked(keyPoints, passage)
  const meaning = await readMeaning(own)
  const isAsked = promptKind === 'situation'
  const truths = await judgeTruth({ windows: meaning.windows, keyPoints, sourceText: passage.text, isAsked })
  const family = isAsked ? 'asked' : 'summarised'
  return (said: ParsedText) =>
    withTruth(judgePoints(meaningOfPart(meaning, said), asked, family, quoted), truths, quoted)
}

function ownSentences(answer: ParsedText, promptText: string): ParsedText {
  return sentencesOf(
    answer,
    (sentence, said) => ngramOverlap(said, promptText) < MAX_OVERLAP && !isAboutWriting(answer, sentence),
  )
}

/** The sentences that tell what an e-mail is about. What restates the situation answers a point all the same, as thanks do. */
function informativeSentences(answer: ParsedText, promptText: string): ParsedText {
  return sentencesOf(
    answer,
    (sentence, said) => restatedShare(said, promptText) < MAX_OVERLAP && !isPleasantry(answer, sentence),
  )
}

function sentencesOf(answer: ParsedText, isKept: (sentence: Sentence, said: string) => boolean): ParsedText {
  const kept = answer.sentences.filter((sentence) => isKept(sentence, answer.text.slice(sentence.start, sentence.end)))
  return kept.length === answer.sentences.length ? answer : textOfSentences(answer.text, kept)
}

/** An answer that takes up the authored points in other words than the prompt's is on the topic too. */
function relevanceOf(answer: ParsedText, passage: ParsedText, input: WritingInput, pointsText: string): number {
  const alone = topicRelevance(answer, passage, input.promptKind)
  if (alone === 1 || input.keyPoints.length === 0 || input.promptText.trim() === '') return alone
  const whole = parseText(`${input.promptText}\n${pointsText}`)
  return Math.max(alone, topicRelevance(answer, whole, input.promptKind, passage))
}
