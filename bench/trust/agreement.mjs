/** How well traits of speech agree with people. */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lacksCorpus, lacksSklearn } from './data.mjs'

export const engines = ['speech']
const raters = {
  unit: 'correlation',
  hand: 'five human raters each (speechocean762)',
  how: 'fitted anew and cross-validated over speakers of training and calibration; the figure is of the calibration speakers',
  looksBefore: 30,
}
export const targets = [
  { id: 'agreement.total', items: [13], what: 'total', atLeast: 0.76, ...raters, outside: '0.72 (speech 1.7)' },
  {
    id: 'agreement.pronunciation',
    items: [13],
    what: 'accuracy',
    atLeast: 0.7,
    ...raters,
    outside: '0.67 (speech 1.7)',
  },
  { id: 'agreement.fluency', items: [13], what: 'fluency', atLeast: 0.79, ...raters, outside: '0.75 (speech 1.7)' },
  { id: 'agreement.prosody', items: [13], what: 'prosody', atLeast: 0.78, ...raters, outside: '0.74 (speech 1.7)' },
  {
    id: 'agreement.phones',
    items: [13],
    what: 'sounds',
    atLeast: 0.72,
    ...raters,
    how: 'held out: no model of sounds knows the calibration speakers; every third recording',
    outside: '0.71 (speech 1.7)',
  },
]
const EVERY = 3
export const lacking = () => lacksCorpus() ?? lacksSklearn()

export async function measure() {
  const { judgeHeads, measurePhones } = await import('../speech.mjs')
  const parts = process.env.PARTS ?? join(tmpdir(), 'rehearsal-trust')
  mkdirSync(parts, { recursive: true })
  const phones = await measurePhones(EVERY)
  const { traits } = judgeHeads(parts)
  const shown = ({ r, low, high, utterances }) =>
    `${r.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] of ${utterances}`
  const figures = Object.entries(traits).map(([trait, { r, low, high, utterances, training, groups }]) => [
    `agreement.${trait}`,
    {
      value: r,
      n: utterances,
      low,
      high,
      by: {
        'training speakers': shown(training),
        ...Object.fromEntries(Object.entries(groups).map(([name, own]) => [name, shown(own)])),
      },
    },
  ])
  return { ...Object.fromEntries(figures), 'agreement.phones': phones }
}
