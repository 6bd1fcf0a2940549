import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import type { FrameSpan } from '../front-end/frame-span.ts'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { CONTEXT_BREAK, goodnessOfWord } from '../pronunciation/goodness-of-words.ts'
import type { PlacedWord } from '../alignment/aligner.ts'
import type { ReadWord } from '../reading/miscues.ts'
import type { PhoneGoodness } from '../pronunciation/goodness-of-pronunciation.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import type { AcousticModels } from '../acoustics/acoustic-models.ts'
import { type Trial, type TrialSounds, type TrialWord, tryWords } from './word-trial.ts'

/** What the take holds for and against one word of the text having been said. */
export type WordEvidence = {
  read: ReadWord
  /** Where the word is if it was said, with the pronunciation that fits best there. */
  place: PlacedWord
  variant: number
  /** How much likelier the sounds between its neighbours are with the word than without it, nats. */
  logLikelihoodRatio: number
  /** How far each phone falls behind the likeliest sounds of its own frames, nats. */
  losses: number[]
  measures: PhoneGoodness[]
  /** Classes of the likeliest sounds where the word is. */
  heard: number[]
  /** Frames of other speech between the word and its neighbours. */
  fillerBefore: number
  fillerAfter: number
  /** Frames of other speech between the neighbours when the word is left out. */
  fillerWithout: number
}

/** Words of the text on each side of the one on trial that may take part in it. */
const NEIGHBOURS = 3
/** Of these, how many the path must have found for the window to end there. */
const ANCHORS = 2

type Take = {
  frames: number
  sounds: TrialSounds
  plan: readonly PlannedWord[]
  words: TrialWord[]
  anchors: (FrameSpan | undefined)[]
}

/**
 * Tries each word of the text between the nearest words that were found on both sides. Null for a word that finds no room.
 * `found` is the reading of the likeliest path.
 */
export function gatherWordEvidence(
  models: Pick<AcousticModels, 'acoustic'>,
  evidence: FrameEvidence,
  sounds: TrialSounds,
  plan: readonly PlannedWord[],
  found: readonly ReadWord[],
): (WordEvidence | null)[] {
  const reads = plan.map((_, index) => found.findLast((word) => word.index === index && isOfText(word)))
  const anchors = reads.map(anchorOf)
  const words = plan.map(({ variants }, i) => ({
    classes: (variants[reads[i]?.variant ?? 0] ?? []).map(classOf),
    isOptional: true,
  }))
  const take = { frames: evidence.features.frames, sounds, plan, words, anchors }
  return plan.map((_, index) => {
    const read = reads[index]
    const tried = read === undefined ? null : tryWord(take, index)
    if (read === undefined || tried === null) return null
    const measures = goodnessOfWord(models.acoustic, evidence, tried.place, tried.touching)
    return { read, ...tried, measures }
  })
}

function isOfText(word: ReadWord): boolean {
  return word.status !== 'inserted' && word.status !== 'repeated'
}

function anchorOf(read: ReadWord | undefined): FrameSpan | undefined {
  if (read?.status !== 'correct' || read.start === null || read.end === null) return undefined
  return { start: read.start, end: read.end }
}

type Tried = Omit<WordEvidence, 'read' | 'measures'> & { touching: { left: string; right: string } }

function tryWord(take: Take, index: number): Tried | null {
  const { from, to, window } = neighbourhood(take, index)
  const around = (word: readonly number[]) => [
    ...take.words.slice(from, index),
    { classes: word, isOptional: false },
    ...take.words.slice(index + 1, to),
  ]
  const variants = take.plan[index]?.variants ?? []
  let best: { trial: Trial; variant: number } | null = null
  for (const [variant, phones] of variants.entries()) {
    const trial = phones.length === 0 ? null : tryWords(take.sounds, around(phones.map(classOf)), window)
    if (trial !== null && trial.score > (best?.trial.score ?? -Infinity)) best = { trial, variant }
  }
  if (best === null) return null
  const without = tryWords(take.sounds, [...take.words.slice(from, index), ...take.words.slice(index + 1, to)], window)
  const phones = variants[best.variant] ?? []
  const spans = best.trial.phones[index - from] ?? []
  const place = placeOf(index, phones, spans)
  const gap = gapAround(best.trial.phones, index - from, index - from + 1, window)
  const empty = gapAround(without?.phones ?? [], index - from, index - from, window)
  const nameAt = (i: number, at: -1 | 0) => take.plan[i]?.variants[0]?.at(at) ?? 'SIL'
  return {
    place,
    variant: best.variant,
    logLikelihoodRatio: best.trial.score - (without?.score ?? best.trial.score),
    losses: spans.map((span, i) => lossOf(take.sounds, classOf(phones[i] ?? ''), span)),
    heard: heardIn(take.sounds, place),
    fillerBefore: fillerFrames(take.sounds, gap.start, place.start),
    fillerAfter: fillerFrames(take.sounds, place.end, gap.end),
    fillerWithout: fillerFrames(take.sounds, empty.start, empty.end),
    touching: {
      left: place.start - gap.start < CONTEXT_BREAK ? nameAt(index - 1, -1) : 'SIL',
      right: gap.end - place.end < CONTEXT_BREAK ? nameAt(index + 1, 0) : 'SIL',
    },
  }
}

/** The words that take part in the trial of one, and the frames between the outermost that the path found. */
function neighbourhood({ anchors, frames }: Take, index: number): { from: number; to: number; window: FrameSpan } {
  const before = anchors
    .flatMap((anchor, i) => (anchor !== undefined && i < index ? [{ ...anchor, i }] : []))
    .slice(-ANCHORS)
  const after = anchors
    .flatMap((anchor, i) => (anchor !== undefined && i > index ? [{ ...anchor, i }] : []))
    .slice(0, ANCHORS)
  const first = before.length < ANCHORS ? undefined : before[0]
  const last = after.at(ANCHORS - 1)
  return {
    from: Math.max(0, index - NEIGHBOURS, first?.i ?? 0),
    to: Math.min(anchors.length, index + NEIGHBOURS + 1, (last?.i ?? Infinity) + 1),
    window: { start: first?.start ?? 0, end: Math.max(last?.end ?? frames, (first?.start ?? 0) + 1) },
  }
}

/** From the end of the last neighbour said before position `at` to the start of the first one said from `next` on. */
function gapAround(words: readonly (readonly FrameSpan[])[], at: number, next: number, window: FrameSpan): FrameSpan {
  const isPlaced = (spans: readonly FrameSpan[]) => (spans[0]?.start ?? -1) >= 0
  return {
    start: words.slice(0, at).findLast(isPlaced)?.at(-1)?.end ?? window.start,
    end: words.slice(next).find(isPlaced)?.[0]?.start ?? window.end,
  }
}

function placeOf(index: number, phones: readonly string[], spans: readonly FrameSpan[]): PlacedWord {
  return {
    index,
    start: spans[0]?.start ?? 0,
    end: spans.at(-1)?.end ?? 0,
    phones: phones.map((phone, i) => ({ phone, start: spans[i]?.start ?? 0, end: spans[i]?.end ?? 0 })),
  }
}

function lossOf({ scores, filler }: TrialSounds, column: number, { start, end }: FrameSpan): number {
  let loss = 0
  for (let t = start; t < end; t++) loss += (filler[t] ?? 0) - (scores[t * CLASSES + column] ?? 0)
  return loss
}

/** Sounds of the loop of which at least half lies in the place. */
function heardIn({ loop }: TrialSounds, place: FrameSpan): number[] {
  return loop.sounds
    .filter(({ soundClass, start, end }) => {
      const inside = Math.min(end, place.end) - Math.max(start, place.start)
      return soundClass < ARPABET.length && inside >= (end - start) / 2
    })
    .map(({ soundClass }) => soundClass)
}

function fillerFrames({ loop }: TrialSounds, from: number, to: number): number {
  return loop.sounds.reduce((sum, { soundClass, start, end }) => {
    const inside = Math.min(end, to) - Math.max(start, from)
    return soundClass < ARPABET.length && inside > 0 ? sum + inside : sum
  }, 0)
}

function classOf(phone: string): number {
  return ARPABET.findIndex((name) => name === phone)
}
