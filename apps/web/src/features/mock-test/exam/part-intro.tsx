import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import { blueprints } from '@rehearsal/exam/formats/blueprints/blueprints'
import type { BlueprintRow, PartId } from '@rehearsal/exam/formats/blueprints/blueprint'
import { describeForm } from '@rehearsal/exam/mock-test/describe-form'
import { Button } from '@rehearsal/ui/button'
import { useEffect, useState } from 'react'
import { steadyNow } from '../../../shared/clock.ts'
import { partName } from '../../../shared/mock-test-names.ts'
import { t } from '../messages.ts'
import { PART_INTRO_MS } from '../machine/exam-machine.ts'
import { partAt } from '../machine/exam-parts.ts'
import { ExamStage } from '../exam-stage.tsx'

type Props = { test: MockTestState; since: number; onBegin: () => void }

/** What comes next, before its clock runs. */
export function PartIntro({ test, since, onBegin }: Props) {
  const seconds = useSecondsUntil(since + PART_INTRO_MS)
  const part = partAt(test)
  if (part === null) return null
  const number = test.parts.findIndex((each) => each.part === part.part) + 1
  return (
    <ExamStage
      title={t('partTitle', { number, total: test.parts.length, part: partName(part.part) })}
      actions={
        <Button size="large" variant="primary" onClick={onBegin}>
          {t('partBegin')}
        </Button>
      }
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
        <li>{t('partItems', { count: part.count })}</li>
        <li>{t(clockText(test, part.part))}</li>
        {test.position > part.first ? (
          <li>{t('partGoesOn', { number: test.position + 1, total: test.itemCount })}</li>
        ) : null}
      </ul>
      <p className="text-sm text-ink-3">{t('partByItself', { count: seconds })}</p>
    </ExamStage>
  )
}

/** Which clocks there are, of the kinds that this form takes from the part. */
function clockText({ format, form }: Pick<MockTestState, 'format' | 'form'>, part: PartId) {
  const blueprint = blueprints[format].parts.find(({ id }) => id === part)
  const { taskIds } = describeForm(format, form)
  const isAny = (rows: readonly BlueprintRow[]) => rows.some(({ taskId }) => taskIds.includes(taskId))
  if (blueprint === undefined || !isAny(blueprint.sharedClock)) return 'partOwnClock'
  return isAny(blueprint.ownClock) ? 'partBothClocks' : 'partSharedClock'
}

function useSecondsUntil(end: number): number {
  const secondsAt = (now: number) => Math.max(0, Math.ceil((end - now) / 1000))
  const [seconds, setSeconds] = useState(() => secondsAt(steadyNow()))
  useEffect(() => {
    const look = setInterval(() => setSeconds(Math.max(0, Math.ceil((end - steadyNow()) / 1000))), 250)
    return () => clearInterval(look)
  }, [end])
  return seconds
}
