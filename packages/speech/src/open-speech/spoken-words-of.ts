import type { SpokenWord } from '@rehearsal/exam/score'
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { predictTrees } from '@rehearsal/statistics/trees'
import type { AlignedPhone, PlacedWord } from '../alignment/aligner.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import { goodnessOfPhones } from '../pronunciation/goodness-of-words.ts'
import { phoneFeatures } from '../pronunciation/phone-features.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import type { HeardTake } from '../spotting/hear-take.ts'
import type { SpottedKeyword } from '../spotting/spot-keywords.ts'

/** The words of spotted keywords in time order, with the score of their sounds (0–2) by the models of read speech. */
export function spokenWordsOf(models: SpeechModels, take: HeardTake, spotted: readonly SpottedKeyword[]): SpokenWord[] {
  const placed = spotted.flatMap(placedWords).map((word, index) => ({ ...word, index }))
  const rows = phoneFeatures(goodnessOfPhones(models.acoustic, take.evidence, placed), models.statistics)
  let at = 0
  return placed.map(({ text, index, start, end, phones }): SpokenWord => {
    const scores = rows.slice(at, (at += phones.length)).map((row) => predictTrees(models.trees, row))
    const mean = scores.reduce((sum, score) => sum + Math.min(2, Math.max(0, score)), 0) / Math.max(1, scores.length)
    return {
      word: text,
      index,
      status: 'correct',
      score: Math.round(mean * 1000) / 1000,
      start: start / FRAMES_PER_SECOND,
      end: end / FRAMES_PER_SECOND,
    }
  })
}

function placedWords({ keyword, chain, sounds, start, end }: SpottedKeyword): (PlacedWord & { text: string })[] {
  return keyword.words.map((word, number) => {
    const own = sounds.filter((_, i) => chain.wordOf[i] === number)
    const phones = own.map((sound, i): AlignedPhone => {
      const soundClass = chain.phones[chain.wordOf.indexOf(number) + i] ?? 0
      return { phone: ARPABET[soundClass] ?? '', start: sound.start, end: sound.end }
    })
    return { text: word.word, index: number, start: phones[0]?.start ?? start, end: phones.at(-1)?.end ?? end, phones }
  })
}
