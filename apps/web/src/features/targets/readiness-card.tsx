import type { Standing, Standings } from '@rehearsal/contracts/level'
import type { Target } from '@rehearsal/contracts/targets'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '@rehearsal/exam/limits'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Card } from '@rehearsal/ui/card'
import { ScoreBand } from '@rehearsal/ui/score-band'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { textTone } from '@rehearsal/ui/tone'
import { useQuery } from '@tanstack/react-query'
import { levelQuery } from '../../shared/api/level-query.ts'
import { targetQuery } from '../../shared/api/target-query.ts'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { t } from './messages.ts'
import { bandOf, missingText } from './standing-text.ts'

const scores = ['overall', ...skillsInMenuOrder] as const
type Score = (typeof scores)[number]

const blocksLook = 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 md:grid-cols-2 wide:grid-cols-5'

/** What the learner would likely score in the exam, and whether that reaches the target. */
export function ReadinessCard() {
  const { variant } = useSession()
  const { data, error, refetch, isFetching } = useQuery(levelQuery(variant))
  const { data: target } = useQuery(targetQuery(variant))
  return (
    <Card title={t('readiness')} description={data === undefined ? t('loadingLevel') : whenOf(data.daysLeft)}>
      {data === undefined && error !== null ? (
        <LoadProblem title={t('levelFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined && error === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingLevel')} className={blocksLook}>
          {scores.map((score) => (
            <div key={score} className={blockLook(score)}>
              <Skeleton height={88} />
            </div>
          ))}
        </div>
      ) : null}
      {data === undefined ? null : (
        <>
          <div className={blocksLook}>
            {scores.map((score) => (
              <Block key={score} score={score} standings={data} target={target} />
            ))}
          </div>
          <p className="mt-4 max-w-[68ch] text-sm text-ink-3">{t('convention')}</p>
        </>
      )}
    </Card>
  )
}

const whenOf = (days: number | null) => (days === null ? t('examNow') : t('examInDays', { count: days }))

const blockLook = (score: Score) => `min-h-[5.5rem] min-w-0 ${score === 'overall' ? 'md:max-wide:col-span-2' : ''}`

type BlockProps = { score: Score; standings: Standings; target: Target | undefined }

function Block({ score, standings, target }: BlockProps) {
  const { likely, missing } = standings[score]
  const aim = target?.[score] ?? null
  return (
    <div className={blockLook(score)}>
      <h3 className="flex items-baseline justify-between gap-3 text-[0.8125rem] font-semibold">
        <span className={score === 'overall' ? 'text-ink-2' : textTone[score]}>{t(score)}</span>
        {aim === null ? null : <span className="num font-normal text-ink-2">{t('aim', { score: aim })}</span>}
      </h3>
      {likely === null ? (
        <p className="mt-1 text-sm text-ink-2">{missingText({ missing }, score === 'overall' ? null : t(score))}</p>
      ) : (
        <Likely score={score} likely={likely} aim={aim} />
      )}
    </div>
  )
}

type LikelyProps = { score: Score; likely: NonNullable<Standing['likely']>; aim: number | null }

function Likely({ score, likely, aim }: LikelyProps) {
  const texts = bandOf(likely)
  const name = t(score)
  return (
    <>
      <p className="num mb-1 flex flex-wrap items-baseline gap-x-2">
        <b className="text-[1.3125rem] font-bold leading-tight tracking-[-0.02em]">{texts.value}</b>
        <span className="text-sm text-ink-2">{t('likely', texts)}</span>
      </p>
      <ScoreBand
        value={likely.value}
        low={likely.low}
        high={likely.high}
        {...(aim === null ? {} : { target: aim })}
        min={MOCK_SCORE_MIN}
        max={MOCK_SCORE_MAX}
        tone={score === 'overall' ? 'brand' : score}
        label={aim === null ? t('bandLabel', { name, ...texts }) : t('bandAimLabel', { name, score: aim, ...texts })}
      />
      {likely.verdict === null || aim === null ? null : (
        <p className="mt-1 text-sm text-ink-2">
          {t(`verdict_${likely.verdict}`, { count: Math.max(1, Math.round(aim - likely.high)) })}
        </p>
      )}
    </>
  )
}
