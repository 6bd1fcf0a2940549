import { predictionRules } from './rules.ts'
import { daysBefore } from './week.ts'

/** One report that a question was seen in an exam. */
export type Sighting = {
  /** Counts up: of two reports the lower one was made first. */
  id: number
  questionId: number
  /** Who reported it; null for those whose account is gone, who together count as one learner. */
  learner: string | null
  /** The day of the exam, `YYYY-MM-DD`. */
  seenOn: string
  /** Where, ISO 3166 of two letters. */
  country: string
}

export type RankedQuestion = {
  questionId: number
  score: number
  /** What the score was made of. */
  reasons: { learners: number; countries: number; lastSeenOn: string }
}

/** What one learner says about one question: the day they saw it last, and the country that they named first. */
type Voice = { firstId: number; country: string; seenOn: string }

/**
 * Orders questions by how likely the reports make it that they come in an exam of the week that begins on `monday`, the
 * likeliest first (docs/predictions.md). Reports of that week or later are not looked at. The score grows with every learner
 * who reports a question, with how lately it was seen and with the countries it was seen in; one learner's reports of a
 * question weigh as one. Of equal scores the lower id is first.
 */
export function rankQuestions(sightings: readonly Sighting[], monday: string): RankedQuestion[] {
  const voices = new Map<number, Map<string | null, Voice>>()
  for (const sighting of sightings) {
    if (daysBefore(monday, sighting.seenOn) < 1) continue
    const ofQuestion = voices.get(sighting.questionId) ?? new Map<string | null, Voice>()
    ofQuestion.set(sighting.learner, joined(ofQuestion.get(sighting.learner), sighting))
    voices.set(sighting.questionId, ofQuestion)
  }
  return [...voices]
    .map(([questionId, ofQuestion]) => judged(questionId, [...ofQuestion.values()], monday))
    .toSorted((a, b) => b.score - a.score || a.questionId - b.questionId)
}

function joined(voice: Voice | undefined, { id, country, seenOn }: Sighting): Voice {
  if (voice === undefined) return { firstId: id, country, seenOn }
  const first = id < voice.firstId ? { firstId: id, country } : voice
  return { firstId: first.firstId, country: first.country, seenOn: seenOn > voice.seenOn ? seenOn : voice.seenOn }
}

function judged(questionId: number, voices: readonly Voice[], monday: string): RankedQuestion {
  const { halfLifeDays, countryShare, mostCountries } = predictionRules
  // Added up in one order, so that equal reports give equal scores to the last bit.
  const ages = voices.map(({ seenOn }) => daysBefore(monday, seenOn)).toSorted((a, b) => b - a)
  const weight = ages.reduce((sum, age) => sum + 2 ** (-age / halfLifeDays), 0)
  const countries = new Set(voices.map(({ country }) => country)).size
  const spread = 1 + countryShare * (Math.min(countries, mostCountries) - 1)
  const lastSeenOn = voices.reduce((last, { seenOn }) => (seenOn > last ? seenOn : last), '')
  return { questionId, score: weight * spread, reasons: { learners: voices.length, countries, lastSeenOn } }
}
