import type { SharedReport } from '@rehearsal/contracts/sharing'
import type { Band } from '@rehearsal/contracts/mock-tests'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Card } from '@rehearsal/ui/card'
import { Chip } from '@rehearsal/ui/chip'
import { ScoreBand } from '@rehearsal/ui/score-band'
import { formatDay } from '../../shared/format/dates.ts'
import { formatNumber } from '../../shared/format/numbers.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { formName } from '../../shared/mock-test-names.ts'
import { skillName } from '../../shared/skill-names.ts'
import { t } from './messages.ts'

/** The scores of a mock test, each with its range, and what else its learner chose to show. */
export function SharedReportCard({ shared: { form, pteType, endedAt, scores, nickname } }: { shared: SharedReport }) {
  const value = scores.overall === null ? '' : formatNumber(scores.overall.value)
  return (
    <Card as="article" padding="none">
      <PageTitle>{t('reportTitle', { form: formName(form), value })}</PageTitle>
      <div className="px-5 py-6 md:px-7 md:py-8">
        <div className="flex flex-wrap items-center gap-1.5">
          <Chip tone="brand">{t('reportOn', { day: formatDay(endedAt) })}</Chip>
          <Chip>{t(`examType_${pteType}`)}</Chip>
        </div>
        <h1 className="mt-2.5 text-2xl font-semibold tracking-[-0.02em] text-balance">{formName(form)}</h1>
        <p dir="auto" className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">
          {nickname === null ? t('sharedAnonymously') : t('sharedBy', { name: nickname })}
        </p>
      </div>
      <section aria-label={t('parts')} className="grid gap-5 border-t border-line px-5 py-5 md:px-7">
        <Score name={t('overall')} band={scores.overall} />
        {skillsInMenuOrder.map((skill) => (
          <Score key={skill} name={skillName(skill)} band={scores[skill]} tone={skill} />
        ))}
      </section>
      <p className="border-t border-line px-5 py-4 text-sm text-ink-3 md:px-7">{t('reportDisclaimer')}</p>
    </Card>
  )
}

/** Nothing where the test says nothing of the score. */
function Score({ name, band, tone }: { name: string; band: Band | null; tone?: Skill }) {
  if (band === null) return null
  const texts = { value: formatNumber(band.value), low: formatNumber(band.low), high: formatNumber(band.high) }
  return (
    <div>
      <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="num">
          <b className="text-lg font-semibold">{texts.value}</b>{' '}
          <span className="text-sm text-ink-2">{t('scoreRange', texts)}</span>
        </span>
      </p>
      <ScoreBand
        {...band}
        min={MOCK_SCORE_MIN}
        max={MOCK_SCORE_MAX}
        tone={tone ?? 'brand'}
        label={t('scoreLabel', { name, ...texts })}
      />
    </div>
  )
}
