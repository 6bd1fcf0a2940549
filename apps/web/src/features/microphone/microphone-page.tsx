import { PageTitle } from '../../shared/frame/page-title.tsx'
import { t } from './messages.ts'
import { setupSteps, type SetupState, type SetupStep } from './setup-machine.ts'
import { DeviceStep } from './steps/device-step.tsx'
import { PermissionStep } from './steps/permission-step.tsx'
import { SaveStep } from './steps/save-step.tsx'
import { SetupStepCard } from './steps/setup-step.tsx'
import { TestStep } from './steps/test-step.tsx'
import { useMicrophoneSetup, type MicrophoneSetup } from './use-microphone-setup.ts'

/** The microphone set-up: four steps, one after the other (specification §2.11). */
export function MicrophonePage() {
  const setup = useMicrophoneSetup()
  const { state, send } = setup
  return (
    <div className="mx-auto max-w-[760px]">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('title')}</h1>
      <p className="mb-5 mt-1 text-ink-2">{t('about')}</p>
      <ol aria-label={t('steps')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {setupSteps.map((step) => (
          <SetupStepCard
            key={step}
            step={step}
            current={state.step}
            summary={summaryOf(state, step)}
            onBack={() => send({ type: 'back', to: step })}
          >
            <PresentStep {...setup} />
          </SetupStepCard>
        ))}
      </ol>
    </div>
  )
}

function PresentStep({ state, send, rules }: MicrophoneSetup) {
  switch (state.step) {
    case 'permission':
      return <PermissionStep isAsking={state.isAsking} onAsk={() => send({ type: 'ask' })} />
    case 'device':
      return (
        <DeviceStep
          devices={state.devices}
          chosen={state.chosen}
          missing={state.missing}
          onChoose={(id) => send({ type: 'choose', id })}
          onConfirm={() => send({ type: 'confirm-device' })}
        />
      )
    case 'test':
      return <TestStep state={state} send={send} rules={rules} />
    case 'save':
      return <SaveStep state={state} onSave={() => send({ type: 'save' })} />
  }
}

/** What a step that is done has brought. */
function summaryOf(state: SetupState, step: SetupStep): string | undefined {
  if (step === 'permission') return t('allowed')
  if (step === 'device' && (state.step === 'test' || state.step === 'save')) return state.chosen.label
  return step === 'test' && state.step === 'save' ? t('sensitivityValue', { value: state.sensitivity }) : undefined
}
