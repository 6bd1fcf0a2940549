/** Says what is wrong with an answer as a whole: no prose, copied, off its topic. */
import type { FindingCode } from '@rehearsal/exam/finding-codes/finding-code'
import type { Finding } from '@rehearsal/exam/score'
import { COPIED_LIMIT } from '@rehearsal/exam/writing/copied'
import type { PromptKind, WritingInput, WritingRating } from '@rehearsal/rating/types'
import { wordTokens } from '../text/word-tokens.ts'
import type { NotProse, ProseJudgement } from '../prose/judge-prose.ts'
import { surfaceFindings } from './surface-findings.ts'

const NOT_PROSE_MESSAGES: Readonly<Record<NotProse, string>> = {
  empty: 'There are no words to judge. Write your answer in English sentences.',
  unknown_words: 'Most of these words are not English. Write your answer in English.',
  word_list: 'This reads as a list of words. Write complete sentences.',
  word_order: 'The words do not stand in the order of English sentences. Write complete sentences.',
  repetition: 'The same words come again and again. Say each thing once.',
}

const TASKS: Readonly<Record<PromptKind, string>> = {
  passage: 'Summarise this passage.',
  lecture: 'Summarise this lecture.',
  question: 'Answer this question.',
  situation: 'Write about this situation.',
}

type Guarded = {
  input: WritingInput
  content: WritingRating['content']
  /** Places of paragraphs about something else. */
  foreignParagraphs?: readonly { start: number; end: number }[]
  prose: ProseJudgement
  isAllCapitals: boolean
  /** Share of the words in another language, 0–1. */
  foreign: number
}

/** What is wrong with an answer as a whole, each as a named finding. */
export function guardFindings({
  input,
  content,
  foreignParagraphs = [],
  prose,
  isAllCapitals,
  foreign,
}: Guarded): Finding[] {
  const findings: Finding[] = []
  if (prose.notProse !== null) {
    const code: FindingCode = prose.notProse === 'empty' ? 'empty_answer' : `not_prose_${prose.notProse}`
    findings.push({ code, severity: 'critical', message: NOT_PROSE_MESSAGES[prose.notProse] })
  }
  if (isAllCapitals) {
    const message = 'The whole answer is in capital letters, which scores nothing. Use capitals as in normal writing.'
    findings.push({ code: 'all_capitals', severity: 'critical', message })
  }
  if (foreign > 0) {
    const message = `${Math.round(foreign * 100)} % of your words stand in sentences that are not English. Only the others count: write all of it in English.`
    findings.push({ code: 'other_language', severity: 'critical', message })
  }
  findings.push(...surfaceFindings(input.text, input.promptKind))
  if (content === null || input.text.trim() === '') return findings
  if (content.copiedShare > COPIED_LIMIT) findings.push(copiedFinding(content.copiedShare, input))
  return [...findings, ...topicFindings(content, input, foreignParagraphs)]
}

function topicFindings(
  content: NonNullable<WritingRating['content']>,
  { promptKind, text }: WritingInput,
  foreignParagraphs: readonly { start: number; end: number }[],
): Finding[] {
  if (content.topic === 'off') {
    const message = `Hardly any word of your own is about the ${promptKind}’s topic. ${TASKS[promptKind]}`
    return [{ code: 'off_topic', severity: 'critical', message }]
  }
  const foreign = foreignParagraphs.map((place): Finding => {
    const message = `The paragraph “${openingOf(text.slice(place.start, place.end))} …” seems to be about something else than the ${promptKind}, so it earns nothing for content. Say what it has to do with it.`
    return { code: 'foreign_paragraph', severity: 'moderate', ...place, message }
  })
  if (content.topic !== 'doubtful') return foreign
  const message = `We could not tell whether this answers the ${promptKind}, so content earns half at most, and the score may be far off. Name in plain words what you were asked about, and say how your story or example answers it.`
  return [{ code: 'topic_doubtful', severity: 'moderate', message }, ...foreign]
}

/** By so many words a learner finds a paragraph again. */
const OPENING_WORDS = 7

function openingOf(paragraph: string): string {
  return paragraph.trim().split(/\s+/u).slice(0, OPENING_WORDS).join(' ')
}

/** A summary of several sentences of which hardly a word is the learner's; one copied sentence at least chose it. */
const PASTED = { share: 0.98, words: 45 }

/** Questions and situations are short, so who copies them has pasted them. */
function copiedFinding(copiedShare: number, { text, promptKind }: WritingInput): Finding {
  const isPasted = copiedShare > PASTED.share && wordTokens(text).length >= PASTED.words
  const percent = Math.round(copiedShare * 100)
  const message = `${percent} % of your words are copied from the ${promptKind} in long runs. Say it in your own words.`
  return promptKind === 'question' || promptKind === 'situation' || isPasted
    ? { code: 'pasted_prompt', severity: 'critical', message }
    : { code: 'copied_text', severity: 'moderate', message }
}
