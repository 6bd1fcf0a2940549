import { currentFormat, rulesOf } from '@rehearsal/exam/formats/formats'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { OpenSpeechRating, ShortAnswerRating, SpeechRating, WritingRating } from '@rehearsal/rating/types'
import type { ScoringContext, ScoringServices } from './scorer.ts'

/** For scorers that should need nothing but the answer key: any call fails the test. */
const noServices: ScoringServices = {
  rateScriptedSpeech: () => Promise.reject(new Error('This scorer should not rate speech')),
  rateOpenSpeech: () => Promise.reject(new Error('This scorer should not rate open speech')),
  rateShortAnswer: () => Promise.reject(new Error('This scorer should not verify an answer')),
  rateWriting: () => Promise.reject(new Error('This scorer should not rate writing')),
}

/** The context of a score in today's academic format, with only the services a test expects to be called. */
export function contextOf(
  taskId: TaskId,
  services: Partial<ScoringServices> = {},
  format = currentFormat.ACADEMIC,
): ScoringContext {
  return { format, rules: rulesOf(format, taskId), services: { ...noServices, ...services } }
}

/** A rating of a perfect reading, changed where a test says so. */
export function aSpeechRating(changes: Partial<SpeechRating>): SpeechRating {
  return {
    engine: { id: 'test', version: '1' },
    seconds: 4,
    words: [],
    phones: [],
    pauses: [],
    contentShare: 1,
    miscues: { words: 10, omitted: 0, replaced: 0, inserted: 0, repeated: 0 },
    wordsPerMinute: 140,
    estimates: { total: 1, pronunciation: 1, fluency: 1, prosody: 1 },
    standardErrors: { total: 0.1, pronunciation: 0.1, fluency: 0.1, prosody: 0.1 },
    findings: [],
    ...changes,
  }
}

/** A rating of a perfect summary, changed where a test says so. */
export function aWritingRating(changes: Partial<WritingRating>): WritingRating {
  return {
    engine: { id: 'test', version: '1' },
    words: [],
    findings: [],
    content: { coverage: 1, keyPoints: [], copiedShare: 0, relevance: 1 },
    isProse: true,
    sentences: 1,
    isAllCapitals: false,
    errors: { spelling: 0, grammarMinor: 0, grammarModerate: 0, grammarCritical: 0 },
    estimates: { overall: 1, grammar: 1, vocabulary: 1, cohesion: 1, spelling: 1 },
    ...changes,
  }
}

/** A rating of perfect open speech, changed where a test says so. */
export function anOpenSpeechRating(changes: Partial<OpenSpeechRating>): OpenSpeechRating {
  return {
    engine: { id: 'test', version: '1' },
    seconds: 30,
    transcriptSource: 'spotting',
    phones: [],
    words: [],
    pauses: [],
    keyPoints: [{ point: 'A point.', isCovered: true, quote: null }],
    coverage: 1,
    isRough: true,
    wordsPerMinute: 140,
    estimates: { total: 1, pronunciation: 1, fluency: 1, content: 1 },
    standardErrors: { total: 0.1, pronunciation: 0.1, fluency: 0.1, content: 0.2 },
    findings: [],
    ...changes,
  }
}

/** A rating in which the accepted answer was heard, changed where a test says so. */
export function aShortAnswerRating(changes: Partial<ShortAnswerRating>): ShortAnswerRating {
  return {
    engine: { id: 'test', version: '1' },
    seconds: 2,
    transcriptSource: 'spotting',
    heard: 'a thermometer',
    confidence: 0.9,
    words: [],
    phones: [],
    pauses: [],
    findings: [],
    ...changes,
  }
}
