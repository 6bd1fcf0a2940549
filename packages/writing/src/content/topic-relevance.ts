/** Measures by TF-IDF cosine similarity how much an answer speaks of its prompt's topic. */
import { sum } from '@rehearsal/statistics/numbers'
import type { PromptKind } from '@rehearsal/rating/types'
import { UNKNOWN, wordTrigramModel } from '../prose/word-trigram-model.ts'
import { parseText } from '../text/parse-text.ts'
import type { ParsedText, Token } from '../text/token.ts'
import { contentTerms } from './content-terms.ts'
import { OTHER_TOPICS } from './other-topics.ts'
import { withoutInsertion } from './without-insertion.ts'

/** Words of tasks, of any opinion and of any order of thoughts, which say nothing about the topic; base forms. */
const TASK_WORDS = new Set(
  'believe view opinion agree disagree extent essay discuss reason support example argue issue problem advantage disadvantage benefit drawback topic question answer own experience knowledge relevant position statement idea prefer choose better best should would could whether both side e-mail email mail write tell ask explain suggest describe message letter life world country nowadays conclusion hand why how when where far now other else one often least only instead several true mean able start end head sentence'.split(
    ' ',
  ),
)
/**
 * Below this score an answer is about something else; no fair one of our own graded answers stands there
 * (bench/writing.mjs prints what it catches). Summaries have to use their source’s words; e-mails come to their point late.
 */
const THRESHOLDS: Readonly<Record<PromptKind, number>> = {
  passage: 0.11,
  lecture: 0.13,
  question: 0.1,
  situation: 0.045,
}
/** What `relevance` is at the threshold. */
const RELEVANCE_AT_THRESHOLD = 0.3
/** How much speaking of another topic speaks against the prompt's, at most as much as speaks for it. */
const OTHER_TOPIC_WEIGHT = 0.6
/**
 * What it counts to use the prompt's words at all, however much else is spoken of: stories stray far from their question. Of
 * prompts with more words than this something is met by any answer.
 */
const COVERAGE = { weight: 0.15, words: 8 }
/**
 * Two neighbouring sentences that hold so much of a prompt may be put into an essay learned for another question; the rest of
 * an honest essay speaks of the topic too.
 * Two more of 320 honest essays fall below, and 57 % of essays on other questions into which the question itself is put (before: none).
 */
const INSERTION = { minShare: 0.6, maxLengthRatio: 0.5, relevance: 0.2 }
/**
 * A prompt with fewer words of meaning cannot tell a paraphrase from another topic, nor can one with fewer topic words of which
 * none is rare: “Think of something you enjoy”.
 */
const INFORMATIVE = { words: 3, weight: 2.2 }
/** Bounds of the inverse document frequency, estimated from how rare a word is (−log10 of its unigram probability); a stranger is a rare word. */
const IDF = { commonest: 2.2, min: 0.3, max: 3 }
/** Topics that share as many words with the prompt are no other topics. */
const SHARED_TERMS = 1

/** Endings that stems keep: tourist and tourism, employee and employer are one family. */
const FAMILY_ENDING = /(?<=\p{L}{4})(?:ist|ism|ee?|er|or|ment|ation)$/u

/** A word that speaks of a topic, by its family. */
type TopicTerm = { family: string; weight: number }
type TermVector = ReadonlyMap<string, number>

/**
 * How much an answer speaks of the prompt's topic, 0–1, where less than 0.3 is about something else.
 *
 * TF-IDF cosine of the topic words of answer and prompt and a little for each of the prompt's words that is used, less six
 * tenths of the cosine with the best of other topics. An answer without topic words has no topic: 0. Prompts of
 * one or two words, or of common ones, tell little: with them only an answer that does not use these words at all loses, and
 * no answer is off the topic. An essay of which only two sentences speak of its question is as relevant as the rest;
 * `question` is what was asked, where `prompt` holds main points too.
 */
export function topicRelevance(
  answer: ParsedText,
  prompt: ParsedText,
  promptKind: PromptKind,
  question = prompt,
): number {
  const own = tfIdfVector(topicTerms(answer))
  const askedTerms = topicTerms(prompt)
  const asked = tfIdfVector(askedTerms)
  if (own.size === 0) return 0
  if (!isInformative(prompt, askedTerms)) return similarityOf(own, asked) > 0 ? 1 : 0.5
  const whole = relevanceTo(asked, own, promptKind)
  const rest =
    promptKind === 'question' ? withoutInsertion(answer, new Set(familiesOf(question)), INSERTION, familiesOf) : null
  if (rest === null) return whole
  const carried = relevanceTo(asked, tfIdfVector(topicTerms(rest)), promptKind)
  return carried < INSERTION.relevance ? Math.min(whole, carried) : whole
}

function relevanceTo(asked: TermVector, own: TermVector, promptKind: PromptKind): number {
  const similarity = similarityOf(own, asked)
  const score = similarity - OTHER_TOPIC_WEIGHT * Math.min(similarity, bestOtherTopic(own, asked))
  return Math.min(1, Math.max(0, (RELEVANCE_AT_THRESHOLD * score) / THRESHOLDS[promptKind]))
}

/** Whether a text has a word that speaks of a topic: “Do you agree? Give reasons and examples.” has none. */
export function hasTopic(parsed: ParsedText): boolean {
  return topicTerms(parsed).length > 0
}

const similarityOf = (own: TermVector, asked: TermVector) => cosine(own, asked) + promptCoverage(own, asked)

function isInformative(prompt: ParsedText, terms: readonly TopicTerm[]): boolean {
  if (contentTerms(prompt).length < INFORMATIVE.words) return false
  const families = new Set(terms.map(({ family }) => family))
  return families.size >= INFORMATIVE.words || terms.some(({ weight }) => weight >= INFORMATIVE.weight)
}

let otherTopics: readonly TermVector[] | undefined

function bestOtherTopic(answer: TermVector, prompt: TermVector): number {
  otherTopics ??= OTHER_TOPICS.map((topic) => tfIdfVector(topicTerms(parseText(topic))))
  const others = otherTopics.filter(
    (topic) => [...topic.keys()].filter((term) => prompt.has(term)).length < SHARED_TERMS,
  )
  return Math.max(0, ...others.map((topic) => cosine(answer, topic)))
}

function tfIdfVector(terms: readonly TopicTerm[]): TermVector {
  const counts = new Map<string, { count: number; weight: number }>()
  for (const { family, weight } of terms) counts.set(family, { count: (counts.get(family)?.count ?? 0) + 1, weight })
  return new Map([...counts].map(([family, { count, weight }]) => [family, (1 + Math.log(count)) * weight]))
}

function topicTerms(parsed: ParsedText): TopicTerm[] {
  return contentTerms(parsed)
    .filter(({ token }) => !TASK_WORDS.has(token.lemma) && !TASK_WORDS.has(token.lower))
    .map(({ term, token }) => ({ family: term.replace(FAMILY_ENDING, ''), weight: idfOf(token) }))
}

function familiesOf(parsed: ParsedText): string[] {
  return topicTerms(parsed).map(({ family }) => family)
}

function idfOf({ lower, lemma }: Token): number {
  const model = wordTrigramModel()
  const known = [lower, lemma].map((word) => model.idOf(word)).filter((id) => id !== UNKNOWN)
  const rareness = Math.min(...known.map((id) => -model.logUnigram(id)))
  return Math.min(IDF.max, Math.max(IDF.min, rareness - IDF.commonest))
}

/** What it counts that the answer uses words of the prompt, by their weight. */
function promptCoverage(answer: TermVector, prompt: TermVector): number {
  const terms = [...prompt]
  const total = sum(terms.map(([, weight]) => weight))
  const met = sum(terms.map(([term, weight]) => (answer.has(term) ? weight : 0)))
  return total === 0 ? 0 : (COVERAGE.weight * Math.min(1, COVERAGE.words / prompt.size) * met) / total
}

function cosine(one: TermVector, other: TermVector): number {
  const product = sum([...one].map(([term, weight]) => weight * (other.get(term) ?? 0)))
  return product === 0 ? 0 : product / (lengthOf(one) * lengthOf(other))
}

function lengthOf(vector: TermVector): number {
  return Math.hypot(...vector.values())
}
