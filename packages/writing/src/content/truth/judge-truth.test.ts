import { expect, test } from 'vitest'
import { readMeaning } from '../../meaning/answer-meaning.ts'
import { parseText } from '../../text/parse-text.ts'
import { judgeTruth } from './judge-truth.ts'

const SOURCE = 'Calls: no connection 86, slow connection 64, bill 41.'
const MOST_COMMON = {
  point: 'Having no connection was the most common reason, with eighty-six calls.',
  cues: [],
  says: ['Most people called because they had no internet.', 'The highest bar is for no connection, eighty-six.'],
  opposite: ['Having no connection was the least common reason.', 'The most common reason was the bill.'],
}
const BILLS = {
  point: 'Forty-one calls were about a bill.',
  cues: [],
  says: ['Some people asked about their bill, 41.'],
  opposite: ['Nobody asked about a bill.'],
}

async function judged(text: string, keyPoints = [MOST_COMMON, BILLS]) {
  const { windows } = await readMeaning(parseText(text))
  return judgeTruth({ windows, keyPoints, sourceText: SOURCE, isAsked: false })
}

test('what is said the other way round is likelier so than what is said in other words', async () => {
  const [good] = await judged('Eighty-six callers, more than for anything else, had no internet at all.')
  const [reversed] = await judged(
    'Forty-one people asked about a bill. Having no connection was the rarest reason for a call.',
  )
  expect(reversed?.logOdds).toBeGreaterThan((good?.logOdds ?? 0) + 1)
})

test('the most contrary stretch counts, and is told', async () => {
  const [, bills] = await judged('Forty-one people asked about a bill. Later on nobody asked about a bill.')
  expect(bills?.window.text).toBe('Later on nobody asked about a bill.')
})

test('a point of which no opposite is known is not compared, nor is an answer without words', async () => {
  expect(await judged('Nobody asked about a bill.', [MOST_COMMON, { ...BILLS, opposite: [] }])).toMatchObject([
    { window: { start: 0 } },
    null,
  ])
  expect(await judged(' … ')).toEqual([null, null])
})
