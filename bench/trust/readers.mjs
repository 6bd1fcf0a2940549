/** Right readers that are called another text, other texts that earn something, and whether ranges hold what people gave. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lacksCorpus } from './data.mjs'

export const engines = ['speech']
const readers = {
  hand: 'calibration speakers of speechocean762, as read aloud',
  how: 'held out: no model of words knows the speakers',
}
export const targets = [
  {
    id: 'readers.refused',
    items: [11],
    what: 'right readings that get 0 for content',
    unit: 'count',
    atMost: 0,
    ...readers,
    looksBefore: 3,
    outside: '1 of 361 (speech 1.7)',
  },
  {
    id: 'readers.others',
    items: [11],
    what: 'readings of another text that get 0 for content',
    unit: 'share',
    atLeast: 1,
    ...readers,
    looksBefore: 5,
  },
  {
    id: 'readers.range',
    items: [16],
    what: 'readings whose mean of five raters lies in the range of pronunciation and fluency together',
    unit: 'share',
    atLeast: 0.9,
    hand: 'five human raters each (speechocean762)',
    how: 'the heads are fitted on these speakers, their errors cross-validated over speakers',
    looksBefore: 2,
  },
]
/** How many takes further on the other text stands: another speaker's. */
const STEP = 37
const BAND = 1.64
/** Of so many recordings one is tried with another text. */
const EVERY = 4
export const lacking = lacksCorpus

export async function measure() {
  const { ratedRows, ratedTakes, scoredTakes } = await import('../bands-takes.mjs')
  const { sharesBy } = await import('./gate-rows.mjs')
  const { shareOfRows, upperLimit } = await import('../agreement.mjs')
  const parts = process.env.PARTS ?? join(tmpdir(), 'rehearsal-trust')
  const takes = ratedTakes().filter(({ file }) => file !== 'train')
  const contentOf = (rows) => new Map(rows.map(({ id, traits }) => [id, traits?.content?.earned ?? null]))
  const own = contentOf(ratedRows(parts, takes, 'calibration-takes'))
  const others = takes.flatMap((take, i) => {
    const { text, phones } = takes[(i + STEP) % takes.length]
    return i % EVERY !== 0 || text === take.text ? [] : [{ ...take, text, phones }]
  })
  const paid = contentOf(ratedRows(parts, others, 'other-texts'))
  // Whom the raters gave nothing at all did not read the text either.
  const right = takes.filter(({ human }) => human.total > 0)
  const refused = right.filter(({ id }) => own.get(id) === 0)
  const judged = scoredTakes(parts, takes, 'calibration-takes').map(({ sound, human, ...take }) => ({
    ...take,
    ...sound,
    human,
  }))
  const isHeld = ({ share, standardError, human }) => Math.abs(share - human) <= BAND * standardError
  return {
    'readers.refused': {
      value: refused.length,
      n: right.length,
      by: {
        'upper 95 % limit': `${(100 * upperLimit(refused.length, right.length)).toFixed(1)} %`,
        ...(refused.length > 0 && { they: refused.map(({ id }) => id).join(', ') }),
        'not scored at all': `${right.filter(({ id }) => own.get(id) === null).length}`,
      },
    },
    'readers.others': {
      ...shareOfRows(
        others,
        ({ id }) => !(paid.get(id) > 0),
        ({ speaker }) => speaker,
      ),
      sample: `every ${EVERY}th recording with the text of another`,
    },
    'readers.range': {
      ...shareOfRows(judged, isHeld, ({ speaker }) => speaker),
      by: sharesBy(judged, isHeld, ({ file }) => file),
    },
  }
}
