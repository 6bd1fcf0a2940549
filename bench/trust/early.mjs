/** Readings that stop early, and their like of one sentence, as in repeat sentence. */
import { lacksCorpus } from './data.mjs'

export const engines = ['speech']
const readings = {
  hand: 'five recordings of a calibration speaker as one take, cut behind 1 to 4 of them (speechocean762)',
  how: 'held out: no model of words knows the speakers',
  looksBefore: 1,
}
const sentences = { ...readings, hand: 'single recordings of calibration speakers, cut behind one of their words' }
export const targets = [
  {
    id: 'early.neverSaid',
    items: [10],
    what: 'never-said words called correct',
    unit: 'share',
    atMost: 0.1,
    ...readings,
  },
  { id: 'early.content', items: [10], what: 'how far content is off', unit: 'share', atMost: 0.08, ...readings },
  { id: 'early.zeros', items: [10], what: 'beginnings paid 0', unit: 'count', atMost: 0, ...readings },
  { id: 'early.whole', items: [10], what: 'content of whole texts', unit: 'share', atLeast: 0.93, ...readings },
  {
    id: 'early.skipped',
    items: [10],
    what: 'content off where one sentence inside is skipped',
    unit: 'share',
    atMost: 0.08,
    ...readings,
  },
  {
    id: 'early.sentenceNeverSaid',
    items: [10],
    what: 'repeat sentence: never-said words called correct',
    unit: 'share',
    atMost: 0.1,
    ...sentences,
  },
  {
    id: 'early.sentenceContent',
    items: [10],
    what: 'repeat sentence: how far content is off',
    unit: 'share',
    atMost: 0.08,
    ...sentences,
  },
  {
    id: 'early.sentenceZeros',
    items: [10],
    what: 'repeat sentence: beginnings paid 0',
    unit: 'count',
    atMost: 0,
    ...sentences,
  },
  {
    id: 'early.sentenceWhole',
    items: [10],
    what: 'repeat sentence: content of whole sentences',
    unit: 'share',
    atLeast: 0.93,
    ...sentences,
  },
]
/** The speakers of the sample: every so manieth one, from the first on. */
const [EVERY, FIRST] = [6, 2]
export const lacking = lacksCorpus

export async function measure() {
  const { CALIBRATION, earlyStopFigures, judgeEarlyStops } = await import('../../training/check-early-stops.ts')
  const judged = await judgeEarlyStops(CALIBRATION, EVERY, FIRST)
  const speakers = new Set(judged.map(({ speaker }) => speaker)).size
  const of = (...kinds) => {
    const own = judged.filter(({ kind }) => kinds.includes(kind))
    const figures = earlyStopFigures(own)
    return (name) => ({
      ...figures[name],
      n: own.length,
      sample: `every ${EVERY}th speaker, ${speakers} with five recordings; n is takes`,
    })
  }
  const [stopped, whole, skipped, part, one] = [
    of('sentences'),
    of('whole'),
    of('skipped'),
    of('one sentence'),
    of('one sentence, whole'),
  ]
  const count = (figure) => {
    const { value, n, sample } = figure('paid 0')
    return { value, n, sample }
  }
  return {
    'early.neverSaid': stopped('never said, called correct'),
    'early.content': stopped('content off'),
    'early.zeros': count(stopped),
    'early.whole': whole('content'),
    'early.skipped': skipped('content off'),
    'early.sentenceNeverSaid': part('never said, called correct'),
    'early.sentenceContent': part('content off'),
    'early.sentenceZeros': count(part),
    'early.sentenceWhole': one('content'),
  }
}
