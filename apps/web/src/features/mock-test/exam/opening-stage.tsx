import { Button } from '@rehearsal/ui/button'
import { Spinner } from '@rehearsal/ui/spinner'
import { t } from '../messages.ts'
import { ExamStage } from '../exam-stage.tsx'
import type { Opening as OpeningState } from '../machine/exam-state.ts'
import { ToList } from './to-list.tsx'

/** After so many calls that brought nothing, waiting is no answer any more. */
const PATIENCE_FAILURES = 3

/** The next item is on its way. Where it does not come, that is said, with what can be done. */
export function Opening({ state, onTry }: { state: OpeningState; onTry: () => void }) {
  const { failures, isFaulty, isUnderWay } = state
  if (failures < PATIENCE_FAILURES) return <Waiting text={failures > 0 ? t('openingWaits') : t('opening')} />
  return (
    <ExamStage
      title={isFaulty ? t('openingFaultyTitle') : t('openingCutTitle')}
      text={isFaulty ? t('openingFaultyText') : t('openingCutText')}
      actions={
        <>
          <ToList />
          <Button variant="primary" isLoading={isUnderWay} onClick={onTry}>
            {t('tryNow')}
          </Button>
        </>
      }
    />
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <main id="main" className="grid min-h-[60dvh] place-items-center px-4">
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner size={22} /> {text}
      </p>
    </main>
  )
}
