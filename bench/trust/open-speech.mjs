/** What spoken answers say, by their words: good ones of other hands beside the bank's, turned round, and about something else. */
import { GATE, rowsOfSet } from './gate-rows.mjs'

export const engines = ['writing']
const spoken = { ...GATE, hand: `${GATE.hand}; as written down, so without a recogniser’s errors` }
export const targets = [
  {
    id: 'openSpeech.otherWords',
    items: [15],
    what: 'content of good answers in their own words beside that of the bank’s samples (1 is as much)',
    unit: 'share',
    atLeast: 1,
    ...spoken,
    looksBefore: 5,
  },
  {
    id: 'openSpeech.reversed',
    items: [15],
    what: 'content of answers with a fact turned round beside the same without (less is asked)',
    unit: 'share',
    below: 1,
    ...spoken,
    looksBefore: 5,
  },
  {
    id: 'openSpeech.irrelevant',
    items: [15],
    what: 'content of good answers as answers to another question',
    unit: 'share',
    atMost: 0.2,
    ...spoken,
    looksBefore: 3,
  },
]
/** How many questions further on the other one stands. */
const STEP = 3

export async function measure() {
  const { isGood, judgeSpoken } = await import('../gate.mjs')
  const { mean, meanOfRows } = await import('../agreement.mjs')
  const rows = (await rowsOfSet('gate')).filter(({ question }) => question.taskId.startsWith('speaking/'))
  const good = rows.filter(isGood)
  const samples = new Map()
  for (const { question } of good)
    samples.set(question.id, (await judgeSpoken(question, question.answerKey.sampleAnswer)).content)
  const sample = mean([...samples.values()])
  const besideSample = good.map((row) => ({ ...row, share: row.content / sample }))
  const reversed = rows
    .filter(({ change }) => change === 'reversed')
    .flatMap((row) => {
      const own = good.find(({ question, writer }) => question.id === row.question.id && writer === row.writer)
      return own && own.content > 0 ? [{ ...row, share: row.content / own.content }] : []
    })
  const others = []
  for (const [, own] of Map.groupBy(good, ({ kind }) => kind)) {
    const questions = [...new Map(own.map(({ question }) => [question.id, question])).values()]
    for (const row of own) {
      const at = questions.findIndex(({ id }) => id === row.question.id)
      const { content } = await judgeSpoken(questions[(at + STEP) % questions.length], row.text)
      others.push({ ...row, share: content })
    }
  }
  const figure = (list) => ({
    ...meanOfRows(
      list,
      ({ share }) => share,
      ({ question }) => question.id,
    ),
    by: Object.fromEntries(
      [...Map.groupBy(list, ({ kind }) => kind)].map(([kind, own]) => [
        kind,
        `${(100 * mean(own.map(({ share }) => share))).toFixed(0)} % of ${own.length}`,
      ]),
    ),
  })
  const most = Math.max(...others.map(({ share }) => share))
  return {
    'openSpeech.otherWords': figure(besideSample),
    'openSpeech.reversed': figure(reversed),
    'openSpeech.irrelevant': {
      ...figure(others),
      by: {
        ...figure(others).by,
        'most of one': `${(100 * most).toFixed(0)} %`,
        'above a fifth': `${others.filter(({ share }) => share > 0.2).length} of ${others.length}`,
      },
    },
  }
}
