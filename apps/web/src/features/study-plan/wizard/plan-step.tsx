import { scoreOfLevel } from '@rehearsal/exam/study-plan/skill-needs'
import { Meter } from '@rehearsal/ui/meter'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { solidTone } from '@rehearsal/ui/tone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { levelQuery } from '../../../shared/api/level-query.ts'
import { targetQuery } from '../../../shared/api/target-query.ts'
import { now } from '../../../shared/clock.ts'
import { daysUntil } from '../../../shared/format/calendar-days.ts'
import { useFormat } from '../../../shared/session/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { useTimeZone } from '../../../shared/session/use-time-zone.ts'
import { skillName } from '../../../shared/skill-names.ts'
import type { StudyLevelWish } from '../api/save-study-level.ts'
import { gapText } from '../gap-text.ts'
import { presentText } from '../present-text.ts'
import { t } from '../messages.ts'
import { recommend, type Recommendation } from './recommendation.ts'

/** What the answers come to, before they are sent. */
export function PlanStep({ wish }: { wish: StudyLevelWish }) {
  const { variant, status } = useSession()
  const format = useFormat()
  const target = useQuery(targetQuery(variant))
  const standings = useQuery(levelQuery(variant))
  const [openedAt] = useState(now)
  const timeZone = useTimeZone()
  if (target.isPending || standings.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height={180} />
      </div>
    )
  }
  const examDate = target.data?.examDate ?? null
  const days = examDate === null ? null : daysUntil(examDate, openedAt, timeZone)
  const recommended = recommend(wish, {
    format,
    target: target.data ?? null,
    daysLeft: days !== null && days >= 0 ? days : null,
    standings: standings.data ?? null,
  })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h4 className="text-sm font-semibold">{t('recommended')}</h4>
        <p className="mt-0.5 text-sm text-ink-2">{t('recommendedText')}</p>
      </div>
      <SkillMinutes minutes={recommended.minutes} />
      <ul className="grid gap-1 text-sm text-ink-2">
        <li>{presentText(recommended.present, standings.data?.overall.answers ?? 0)}</li>
        {Object.values(recommended.present).includes('english-level') ? (
          <li>{t('presentScore', { score: scoreOfLevel[wish.englishLevel] })}</li>
        ) : null}
        <li>{gapText(recommended.gaps)}</li>
        {target.data === undefined || target.data.version === 0 ? <li>{t('basisNoTarget')}</li> : null}
        <li>{days !== null && days >= 0 ? t('basisDays', { count: days }) : t('basisNoDay')}</li>
        {recommended.hasPublishedWeights ? null : <li>{t('derivedWeights')}</li>}
        {status === 'PREMIUM' ? null : <li>{t('premiumTasks')}</li>}
      </ul>
    </section>
  )
}

function SkillMinutes({ minutes: all }: Pick<Recommendation, 'minutes'>) {
  const most = Math.max(1, ...all.map(({ minutes }) => minutes))
  return (
    <ul className="grid gap-3">
      {all.map(({ skill, minutes }) => (
        <li key={skill}>
          <div className="mb-1.5 flex items-center gap-2 text-sm">
            <span className={`size-2 rounded-[3px] ${solidTone[skill]}`} aria-hidden />
            <span className="font-medium">{skillName(skill)}</span>
            <span className="num ms-auto text-ink-2">{t('minutes', { minutes })}</span>
          </div>
          <Meter
            label={t('minutesLabel', { skill: skillName(skill), count: minutes })}
            value={minutes}
            max={most}
            tone={skill}
          />
        </li>
      ))}
    </ul>
  )
}
