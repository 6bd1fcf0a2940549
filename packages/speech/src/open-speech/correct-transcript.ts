/** Puts keywords in place of what the recogniser misheard. */
import { transcriptOf } from '@rehearsal/rating/transcript'
import type { KeyPoint, Transcript } from '@rehearsal/rating/types'
import type { SpeechRecogniser } from '../decoder/recogniser.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import type { HeardTake } from '../spotting/hear-take.ts'
import type { OpenModels } from '../spotting/open-models.ts'
import { type Keyword, keywordOf } from '../spotting/keyword.ts'
import { correctionLogOdds, LEAST_LOG_ODDS } from './correction-odds.ts'
import { correctionCandidates, withCorrections } from './correction-candidates.ts'
import { keywordsInText } from './keywords-in-text.ts'

/** A recogniser as sure as this is wrong in fewer than one of ten words (docs/studies/2026-11-28-how-scores-were-measured.md): nothing is to be gained. */
const SURE = 0.9
const MAX_KEYWORDS = 300

/** `keywords`: what was put in. */
export type Corrected = { transcript: Transcript; keywords: string[] }

/**
 * Puts keywords of lists that the text does not hold in place of what the built-in recogniser wrote, where it was unsure and sound and recogniser both speak for them. Only in an answer
 * that holds a key word already: talk about something else stays what it is.
 */
export function correctTranscript(
  models: SpeechModels,
  open: OpenModels,
  take: HeardTake,
  transcript: Transcript,
  keyPoints: readonly KeyPoint[],
  recogniser: () => SpeechRecogniser,
): Corrected {
  const unchanged = { transcript, keywords: [] }
  if (transcript.source !== 'embedded' || (transcript.confidence ?? 1) >= SURE) return unchanged
  const lists = cueKeywordsOf(keyPoints).map((keywords) => keywordsInText(transcript.text, keywords))
  const said = lists.flatMap((list) => list.said)
  if (said.length === 0) return unchanged
  const wanted = new Map(
    lists.flatMap((list) => (list.said.length > 0 ? [] : list.unsaid.map((keyword) => [keyword.text, keyword]))),
  )
  const keywords = [...wanted.values()].slice(0, MAX_KEYWORDS)
  const { words, candidates } = correctionCandidates(models, open, take, transcript, keywords, recogniser)
  const believed = candidates.filter(({ from, to, evidence }) => {
    const replaced = words.slice(from, to).map((word) => word.text)
    return correctionLogOdds(evidence) >= LEAST_LOG_ODDS && keywordsInText(replaced.join(' '), said).said.length === 0
  })
  if (believed.length === 0) return unchanged
  const text = withCorrections(words, believed)
  return {
    transcript: { ...transcriptOf('embedded', text), confidence: transcript.confidence },
    keywords: believed.map(({ keyword }) => keyword.text),
  }
}

/** The cues of each list of the main points, as a whole: parts of them are no key words. */
export function cueKeywordsOf(keyPoints: readonly KeyPoint[]): Keyword[][] {
  return keyPoints.flatMap(({ cues }) => cues.map((list) => list.flatMap((cue) => keywordOf(cue.toLowerCase()) ?? [])))
}
