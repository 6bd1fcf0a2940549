/** Judges the content of a transcript. */
import type { Finding } from '@rehearsal/exam/score'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { memorisedCap } from '@rehearsal/exam/writing/memorised'
import type { SpokenContent, SpokenContentInput, TopicVerdict } from '@rehearsal/rating/types'
import { notEnglish } from '@rehearsal/rating/not-english'
import { estimateCoverage } from '../content/estimate-coverage.ts'
import { readAsked } from '../content/points/asked-points.ts'
import { type JudgedPoints, judgePoints } from '../content/points/judge-points.ts'
import { judgeTopic } from '../content/topic/judge-topic.ts'
import { topicRelevance } from '../content/topic-relevance.ts'
import { memorisedFindings } from '../guards/memorised-findings.ts'
import { readKeyPoints } from '../text/as-typed.ts'
import { judgeTruth } from '../content/truth/judge-truth.ts'
import { withTruth } from '../content/truth/with-truth.ts'
import { readMeaning } from '../meaning/answer-meaning.ts'
import { parseText } from '../text/parse-text.ts'
import type { ParsedText } from '../text/token.ts'
import { judgeAppropriacy } from './judge-appropriacy.ts'
import { isEnglish } from './is-english.ts'
import { isSpeech } from './is-speech.ts'
import { judgeOrganisation } from './judge-organisation.ts'

const LEAST_SHARE = 0.1
const MOST_IN_DOUBT = 0.5
/** A bare list earns one mark of six, whatever it names (exam-rules §5, describe image). */
const LIST_SHARE = 1 / 6
/** What an answer without any link loses: between the best marks and the next ones stands “well linked” (exam-rules §5). */
const ORGANISATION_SHARE = 0.2

/**
 * Judges what a spoken answer says, from its words alone: main points in any wording, whether it is
 * speech and no list, links and order, in a situation whether it fits its listener, and whether it was learned by heart. What is
 * not English says nothing.
 * Never throws on any text.
 */
export async function judgeSpokenContent(input: SpokenContentInput): Promise<SpokenContent> {
  const { register } = input
  const [said, contextText] = [normalizeTyped(input.text), normalizeTyped(input.contextText)]
  const keyPoints = readKeyPoints(input.keyPoints)
  const cues = keyPoints.flatMap((point) => point.cues.flat()).join('. ')
  const isUnderstood = isEnglish(said, `${contextText} ${cues}`)
  const text = isUnderstood ? said : ''
  const parsed = parseText(text)
  const known = { ...input, keyPoints, contextText }
  const { results, coverage } = await pointsOf(parsed, known)
  const topic = await topicOf(parsed, known, coverage)
  const isProse = isSpeech(parsed, cues, contextText)
  const organisation = judgeOrganisation(parsed, results)
  const appropriacy = register === undefined ? null : judgeAppropriacy(text, register)
  const kept = appropriacy === null ? 1 - ORGANISATION_SHARE * (1 - organisation) : appropriacy.share
  const memorised = memorisedFindings(text, [contextText], input)
  const cap = Math.min(memorisedCap(memorised.memorisedShare), isProse ? 1 : LIST_SHARE)
  return {
    keyPoints: results,
    coverage,
    share: Math.min(register === undefined ? coverage * kept : shareOf(coverage * kept, topic), cap),
    ...(topic === 'doubtful' ? { isTopicDoubtful: true } : {}),
    isProse,
    organisation,
    appropriacy: appropriacy?.share ?? null,
    findings: [
      ...(isUnderstood ? findingsOf({ isProse, organisation }, topic, appropriacy?.findings) : [NOT_ENGLISH]),
      ...memorised.findings.map(withoutPlace),
    ],
  }
}

async function pointsOf(
  said: ParsedText,
  { keyPoints, contextText, register }: SpokenContentInput,
): Promise<Pick<JudgedPoints, 'results' | 'coverage'>> {
  const context = parseText(contextText)
  if (keyPoints.length === 0) return { results: [], coverage: estimateCoverage(said, context) }
  const asked = await readAsked(keyPoints, context)
  const meaning = await readMeaning(said)
  const isAsked = register !== undefined
  const truths = await judgeTruth({ windows: meaning.windows, keyPoints, sourceText: contextText, isAsked })
  const judged = judgePoints(meaning, asked, isAsked ? 'asked' : 'retold')
  return withTruth(judged, truths, ({ start, end }) => said.text.slice(start, end))
}

/** Whether it is about what it was asked: a situation by meaning, words and points together, what is retold by its points. */
async function topicOf(said: ParsedText, asked: SpokenContentInput, coverage: number): Promise<TopicVerdict> {
  const byPoints = coverage === 0 ? 'off' : 'on'
  if (asked.register === undefined) return byPoints
  const { contextText: promptText, keyPoints } = asked
  const words = topicRelevance(said, parseText(promptText), 'situation')
  const meaning = await readMeaning(said, ['sentence'])
  const topic = await judgeTopic(meaning, { promptText, keyPoints, promptKind: 'situation' }, { words, said: coverage })
  return topic?.verdict ?? byPoints
}

/** What is about its situation is more than nothing, and what may not be earns half at most, as a share. */
function shareOf(share: number, topic: TopicVerdict): number {
  if (topic === 'off') return 0
  return Math.max(LEAST_SHARE, topic === 'doubtful' ? Math.min(MOST_IN_DOUBT, share) : share)
}

/** Places in a transcript are no seconds: the words are quoted instead. */
function withoutPlace({ code, severity, message }: Finding): Finding {
  return { code, severity, message }
}

const WEAK_ORGANISATION = 0.4

function findingsOf(
  { isProse, organisation }: Pick<SpokenContent, 'isProse' | 'organisation'>,
  topic: TopicVerdict,
  ofSituation: readonly Finding[] | undefined,
): Finding[] {
  if (topic === 'off') return [OTHER_SUBJECT]
  if (!isProse) return [LIST]
  if (topic === 'doubtful') return [DOUBTFUL, ...(ofSituation ?? [])]
  return ofSituation === undefined ? (organisation < WEAK_ORGANISATION ? [NO_LINKS] : []) : [...ofSituation]
}

const OTHER_SUBJECT: Finding = {
  code: 'nothing_of_the_subject',
  severity: 'critical',
  message: 'Nothing of what the question is about is in the words that were recognised.',
  suggestion: 'Name what the question is about, and say something of it in whole sentences.',
}

const DOUBTFUL: Finding = {
  code: 'topic_doubtful',
  severity: 'moderate',
  message:
    'We could not tell whether this answers the situation, so it earns half at most, and the score may be far off.',
  suggestion: 'Say in plain words what happened, what you want, and why.',
}

const NOT_ENGLISH = notEnglish(
  'Too few of the words that were recognised are English, so this answer earns nothing for content.',
)

const LIST: Finding = {
  code: 'word_list',
  severity: 'critical',
  message: 'This is a list of words rather than speech.',
  suggestion: 'Say whole sentences: who or what does what, and how one thing goes with another.',
}

const NO_LINKS: Finding = {
  code: 'few_links',
  severity: 'minor',
  message: 'The points stand side by side.',
  suggestion: 'Link them: “because”, “however”, “as a result”, “compared with”, “overall”.',
}
