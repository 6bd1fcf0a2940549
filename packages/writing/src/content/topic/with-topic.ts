/** Puts what meaning tells of the topic in the place of what words told. */
import type { PromptKind, WritingInput, WritingRating } from '@rehearsal/rating/types'
import { sum } from '@rehearsal/statistics/numbers'
import type { ReadableText } from '../../mark/readable-text.ts'
import { readMeaning } from '../../meaning/answer-meaning.ts'
import { wordTokens } from '../../text/word-tokens.ts'
import type { ContentByWords } from '../judge-content.ts'
import { judgeTopic } from './judge-topic.ts'

/** `foreign` are the places of paragraphs about something else, in the answer as it was written. */
export type ContentWithTopic = {
  content: WritingRating['content']
  foreign: readonly { start: number; end: number }[]
}

/** Kinds whose topic is judged by meaning; those that retell a text have to use its words. */
const JUDGED: ReadonlySet<PromptKind> = new Set(['question', 'situation'])

/** Content whose topic was judged by its words alone, with the topic as meaning tells it where it can. */
export async function withTopic(
  byWords: ContentByWords | null,
  { asMeant, placeOf }: ReadableText,
  input: WritingInput,
): Promise<ContentWithTopic> {
  if (byWords === null) return { content: null, foreign: [] }
  const { inFull, ...carried } = byWords
  if (!JUDGED.has(input.promptKind)) return { content: carried, foreign: [] }
  const meaning = await readMeaning(asMeant, ['sentence'])
  const topic = await judgeTopic(meaning, input, carried.relevance)
  if (topic === null) return { content: carried, foreign: [] }
  const { relevance, verdict, foreign } = topic
  const content = verdict === 'on' ? (inFull ?? carried) : carried
  const words = wordTokens(asMeant.text).length
  const topicShare = 1 - sum(foreign.map((paragraph) => paragraph.words)) / words
  return {
    content: { ...content, relevance, topic: verdict, ...(foreign.length === 0 ? {} : { topicShare }) },
    foreign: foreign.map(placeOf),
  }
}
