import type { ErrorIssue } from '@rehearsal/contracts/errors'
import { Banner } from '@rehearsal/ui/banner'
import { Button } from '@rehearsal/ui/button'
import { Dialog } from '@rehearsal/ui/dialog'
import { useLayer } from '@rehearsal/ui/layer'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { Tabs } from '@rehearsal/ui/tabs'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { LoadProblem } from '../../../shared/frame/load-problem.tsx'
import { t } from '../messages.ts'
import { LevelStep, PreferenceStep } from './choice-steps.tsx'
import { MockStep } from './mock-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { useWizard } from './use-wizard.ts'
import {
  isOpenTo,
  isStepRight,
  nextStep,
  previousStep,
  type WizardDraft,
  wizardSteps,
  type WizardStep,
  wishOf,
} from './wizard-draft.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** Four steps to a study plan: back is open, forward opens step by step (specification §2.9, §4.4). */
export default function WizardDialog({ isOpen, onClose }: Props) {
  const formId = useId()
  const wizard = useWizard(isOpen, onClose)
  const { draft, loadError, isLoading, problem, isSaving } = wizard
  const { heading, focusStep } = useStepFocus()
  const form = useChosenTabInSight(draft?.step)
  const go = (next: WizardDraft) => {
    wizard.change(next)
    if (next.step !== draft?.step) focusStep()
  }
  useStepBack(isOpen ? (draft?.step ?? 'level') : 'level', () => draft !== null && go(previousStep(draft)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft?.step === 'plan') wizard.submit()
    else if (draft !== null) go(nextStep(draft))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('wizard')}
      closeLabel={t('close')}
      footer={
        draft === null ? null : (
          <Footer draft={draft} formId={formId} isSaving={isSaving} onBack={() => go(previousStep(draft))} />
        )
      }
    >
      {draft === null && loadError === null ? (
        <div role="status" aria-busy="true" aria-label={t('loadingLevel')}>
          <Skeleton height={420} />
        </div>
      ) : null}
      {draft === null && loadError !== null ? (
        <LoadProblem title={t('levelFailed')} error={loadError} onRetry={wizard.load} isRetrying={isLoading} />
      ) : null}
      {draft === null ? null : (
        <form ref={form} id={formId} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {problem === null ? null : <Banner tone="bad">{t('notSubmitted', { reason: messageOf(problem) })}</Banner>}
          <Tabs<WizardStep>
            label={t('steps')}
            value={draft.step}
            onChange={(step) => wizard.change({ ...draft, step })}
            tabs={wizardSteps.map((step, place) => ({
              value: step,
              label: t(`step_${step}`),
              isDisabled: !isOpenTo(draft, step),
              panel: (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                  <h3 ref={heading} tabIndex={-1} className="text-sm text-ink-3 outline-none">
                    {t('stepOf', { step: place + 1, steps: wizardSteps.length })}
                  </h3>
                  <Step
                    step={step}
                    draft={draft}
                    onChange={(changes) => wizard.change({ ...draft, ...changes })}
                    issues={problem instanceof ApiError ? problem.issues : []}
                  />
                </div>
              ),
            }))}
          />
        </form>
      )}
    </Dialog>
  )
}

type StepProps = {
  /** That of the tab: the one that is left stands there for a moment longer. */
  step: WizardStep
  draft: WizardDraft
  onChange: (changes: Partial<WizardDraft>) => void
  issues: readonly ErrorIssue[]
}

function Step({ step, draft, onChange, issues }: StepProps) {
  if (step === 'level')
    return <LevelStep value={draft.englishLevel} onChange={(englishLevel) => onChange({ englishLevel })} />
  if (step === 'preference')
    return <PreferenceStep value={draft.dailyPractice} onChange={(dailyPractice) => onChange({ dailyPractice })} />
  if (step === 'mock') return <MockStep draft={draft} onChange={onChange} issues={issues} />
  const wish = wishOf(draft)
  return wish === null ? null : <PlanStep wish={wish} />
}

type FooterProps = { draft: WizardDraft; formId: string; isSaving: boolean; onBack: () => void }

function Footer({ draft, formId, isSaving, onBack }: FooterProps) {
  const isLast = draft.step === 'plan'
  return (
    <>
      {draft.step === 'level' ? null : (
        <Button className="me-auto" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button
        variant="primary"
        type="submit"
        form={formId}
        disabled={!isStepRight(draft, draft.step)}
        isLoading={isSaving}
      >
        {isLast ? t('submit') : t('next')}
      </Button>
    </>
  )
}

/** The browser's Back goes through the steps, and from the first one out of the wizard, which keeps what was chosen. */
function useStepBack(step: WizardStep, goBack: () => void): void {
  const place = wizardSteps.indexOf(step)
  useLayer(place >= 1, goBack)
  useLayer(place >= 2, goBack)
  useLayer(place >= 3, goBack)
}

/** The keyboard goes along with Next and Back: to the head of the step that comes, so that it is read out and Enter does not press twice. */
function useStepFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])
  return { heading, focusStep: () => setMoves((count) => count + 1) }
}

/** On a phone not all tabs fit: the chosen one is scrolled to. */
function useChosenTabInSight(step: WizardStep | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current
      ?.querySelector('[role=tab][aria-selected=true]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [step])
  return form
}
