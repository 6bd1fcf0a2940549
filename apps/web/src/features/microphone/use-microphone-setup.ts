import { useMachine } from '@rehearsal/ui/machine'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { toast } from '@rehearsal/ui/toast'
import { useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { readSavedMicrophone, saveMicrophone } from '../../shared/audio/saved-microphone.ts'
import { logProblem } from '../../shared/log.ts'
import { checkSentence } from './api/check-sentence.ts'
import { t } from './messages.ts'
import { askForMicrophones, watchMicrophones } from './microphones.ts'
import { testSentence } from './sentence.ts'
import {
  firstState,
  setupMachine,
  type SetupEffect,
  type SetupEvent,
  type SetupRules,
  type SetupState,
} from './setup-machine.ts'

type Send = (event: SetupEvent) => void

const logSetupProblem = (reason: unknown) => logProblem('The microphone could not be set up', reason)

/** The server's message, or what specification §8 has for the rest. */
const adviceOf = (error: unknown) => (error instanceof ApiError ? messageOf(error) : t('tryAgain'))

function runEffect(effect: SetupEffect, send: Send): void {
  switch (effect.type) {
    case 'ask-permission':
      void askForMicrophones().then(
        (devices) => send({ type: 'granted', devices }),
        (reason: unknown) => send({ type: 'denied', reason }),
      )
      return
    case 'log':
      return logSetupProblem(effect.reason)
    case 'check': {
      const { take, audio } = effect
      void checkSentence(audio, testSentence).then(
        ({ transcription }) => send({ type: 'checked', take, transcription }),
        (error: unknown) => send({ type: 'check-failed', take, message: adviceOf(error) }),
      )
      return
    }
    case 'save':
      saveMicrophone({ deviceId: effect.device.id, label: effect.device.label, sensitivity: effect.sensitivity })
      toast(t('saved'), { tone: 'good' })
  }
}

/** Begins with what was saved before. */
function begin(): SetupState {
  const saved = readSavedMicrophone()
  return firstState(saved && { id: saved.deviceId, label: saved.label, sensitivity: saved.sensitivity })
}

export type MicrophoneSetup = { state: SetupState; send: Send; rules: SetupRules }

/** Runs the set-up's machine on the browser's real microphones (specification §4.2). */
export function useMicrophoneSetup(): MicrophoneSetup {
  const needsVoice = useMediaQuery('(max-width: 767px)')
  const rules = { sentence: testSentence, needsVoice }
  const [first] = useState(begin)
  const [state, send] = useMachine(
    (present: SetupState, event: SetupEvent) => setupMachine(present, event, rules),
    first,
    runEffect,
  )
  useEffect(() => watchMicrophones((devices) => send({ type: 'devices-changed', devices }), logSetupProblem), [send])
  return { state, send, rules }
}
