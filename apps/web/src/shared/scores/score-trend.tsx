import type { TrendPoint } from '@rehearsal/contracts/mock-test-report'
import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useState } from 'react'
import { formatDay } from '../format/dates.ts'
import { formatNumber } from '../format/numbers.ts'
import { formName } from '../mock-test-names.ts'
import { skillName } from '../skill-names.ts'
import { t } from './messages.ts'
import { TrendChart } from './trend-chart.tsx'

type ScoreName = Skill | 'overall'
const scoreNames: readonly ScoreName[] = ['overall', ...skillsInMenuOrder]
const nameOf = (score: ScoreName) => (score === 'overall' ? t('overall') : skillName(score))

/** How the scores of mock tests go, from the earliest to the latest: one score at a time, each with its range, as a chart and as a table. */
export function ScoreTrend({ points }: { points: readonly TrendPoint[] }) {
  const [score, setScore] = useState<ScoreName>('overall')
  if (points.length < 2) return <p className="text-ink-2">{t('oneTest')}</p>
  const hasScore = points.some((point) => point.scores[score] !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="print:hidden">
        <SegmentedControl
          label={t('trendScore')}
          size="small"
          options={scoreNames.map((value) => ({ value, label: nameOf(value) }))}
          value={score}
          onChange={setScore}
        />
      </div>
      <p className="hidden font-semibold print:block" aria-hidden>
        {nameOf(score)}
      </p>
      {hasScore ? <TrendChart points={points} score={score} /> : <p className="text-ink-2">{t('noTest')}</p>}
      <p className="text-sm text-ink-3">
        {t('trendAbout')}
        {points.some(({ isBreak }) => isBreak) ? <> {t('breakAbout')}</> : null}
        {points.some(({ isBrokenOff }) => isBrokenOff) ? <> {t('brokenOffAbout')}</> : null}
      </p>
      <TrendTable points={points} score={score} />
    </div>
  )
}

/** What the chart shows, for those who do not see it. */
function TrendTable({ points, score }: { points: readonly TrendPoint[]; score: ScoreName }) {
  return (
    <table className="sr-only">
      <caption>{t('trendTable', { score: nameOf(score) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trendTest')}</th>
          <th scope="col">{t('trendDay')}</th>
          <th scope="col">{t('trendValue')}</th>
          <th scope="col">{t('trendRange')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, form, endedAt, scores, isBreak, isBrokenOff }) => {
          const band = scores[score]
          return (
            <tr key={id}>
              <th scope="row">
                {formName(form)}
                {isBreak ? `. ${t('breakBefore')}` : ''}
                {isBrokenOff ? `. ${t('brokenOff')}` : ''}
              </th>
              <td>{formatDay(endedAt)}</td>
              <td>{band === null ? t('noScore') : formatNumber(band.value)}</td>
              <td>
                {band === null ? '' : t('from_to', { low: formatNumber(band.low), high: formatNumber(band.high) })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
