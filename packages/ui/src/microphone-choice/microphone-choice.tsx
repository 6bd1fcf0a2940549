import { createContext, useContext, type ReactNode } from 'react'

/** Which microphone recorders open, and how loud it comes in. */
export type MicrophoneChoice = {
  /** As the browser names it; without one its default microphone is opened. */
  deviceId?: string | undefined
  /** What every sample is multiplied by: 1 leaves the sound as it is. */
  gain: number
}

type ReadChoice = () => MicrophoneChoice

const MicrophoneChoiceContext = createContext<ReadChoice>(() => ({ gain: 1 }))

type Props = { /** Asked anew whenever a recorder opens its microphone. */ read: ReadChoice; children: ReactNode }

/** Gives every recorder of this package the microphone that the learner chose in the application. */
export function MicrophoneChoiceProvider({ read, children }: Props) {
  return <MicrophoneChoiceContext value={read}>{children}</MicrophoneChoiceContext>
}

export const useMicrophoneChoice = (): ReadChoice => useContext(MicrophoneChoiceContext)
