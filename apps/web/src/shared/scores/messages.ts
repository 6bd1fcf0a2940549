import { translator } from '../i18n/translator.ts'

const messages = {
  range: '10-90',
  overall: 'Overall',
  trend: 'Your scores from test to test',
  trendScore: 'Which score',
  trendTable: 'Scores of your mock tests, {score}',
  trendTest: 'Test',
  trendDay: 'Day',
  trendValue: 'Score',
  trendRange: 'Likely between',
  from_to: '{low} and {high}',
  noScore: 'no score',
  breakBefore: 'Marked in another way than the tests before it',
  breakShort: 'marked differently',
  breakAbout: 'At a dashed line the way of marking changed: the tests on its two sides do not compare.',
  brokenOff: 'Ended before its last item',
  brokenOffAbout: 'An empty dot is a test that was ended before its last item: what was not reached counts as 0.',
  trendAbout:
    'The dot is the score, the bar the range in which it likely lies. Where two bars overlap, the difference may be chance.',
  oneTest: 'No test came before this one. From the second one on you see here how your scores go.',
  noTest: 'None of the tests says anything of this score.',
} as const

export const t = translator(messages)
