/** What estimates do when a take is made worse. */
import { lacksCorpus } from './data.mjs'

export const engines = ['speech']
const takes = {
  hand: 'recordings of calibration speakers (speechocean762), spoilt here',
  how: 'no model of words knows the speakers; the trait heads do',
  looksBefore: 1,
}
export const targets = [
  {
    id: 'directions.faster',
    items: [12],
    what: 'takes said 1.25 to 2.6 times as fast whose total rises by more than 0.02',
    unit: 'share',
    atMost: 0,
    ...takes,
  },
  {
    id: 'directions.noise',
    items: [12],
    what: 'takes with noise, babble or clipping whose total rises by more than 0.02',
    unit: 'share',
    atMost: 0,
    ...takes,
  },
  {
    id: 'directions.pauses',
    items: [12],
    what: 'takes with a pause of 1 to 3 s put in whose fluency rises by more than 0.02',
    unit: 'share',
    atMost: 0,
    ...takes,
  },
  {
    id: 'directions.pauseCost',
    items: [12],
    what: 'fluency with a pause of 2 s, less that without',
    unit: 'difference',
    below: 0,
    ...takes,
  },
]
/** The takes of the sample: every so manieth one, from the first on. */
const [EVERY, FIRST] = [16, 3]
const GROUPS = {
  'directions.faster': [/as fast$/u, 'total'],
  'directions.noise': [/below$|too loud$/u, 'total'],
  'directions.pauses': [/^a pause|^two pauses/u, 'fluency'],
}
export const lacking = lacksCorpus

export async function measure() {
  const { BARELY, judgeDirections } = await import('../../training/check-directions.ts')
  const { meanOfRows, shareOfRows } = await import('../agreement.mjs')
  const { sharesBy } = await import('./gate-rows.mjs')
  const { changes } = await judgeDirections(EVERY, FIRST)
  const count = new Set(changes.map(({ utt }) => utt)).size
  const sample = `every ${EVERY}th take, ${count} of them`
  const byTake = ({ utt }) => utt
  const figures = Object.entries(GROUPS).map(([id, [names, trait]]) => {
    const own = changes.filter(({ name }) => names.test(name))
    const isRaised = ({ was, is }) => is[trait] - was[trait] > BARELY
    return [id, { ...shareOfRows(own, isRaised, byTake), by: sharesBy(own, isRaised, ({ name }) => name), sample }]
  })
  const paused = changes.filter(({ name }) => name === 'a pause of 2 s')
  const cost = meanOfRows(paused, ({ was, is }) => is.fluency - was.fluency, byTake)
  return { ...Object.fromEntries(figures), 'directions.pauseCost': { ...cost, sample } }
}
