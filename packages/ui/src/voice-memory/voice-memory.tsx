import { createContext, useContext, type ReactNode } from 'react'

/** Keeps which of the device's voices was chosen last, by its URI. */
export type VoiceMemory = { read: () => string | null; write: (uri: string) => void }

const VoiceMemoryContext = createContext<VoiceMemory>({ read: () => null, write: () => undefined })

/** Gives what reads with the device's voices the memory of the application; without one a choice lasts as long as its list is shown. */
export function VoiceMemoryProvider({ memory, children }: { memory: VoiceMemory; children: ReactNode }) {
  return <VoiceMemoryContext value={memory}>{children}</VoiceMemoryContext>
}

export const useVoiceMemory = (): VoiceMemory => useContext(VoiceMemoryContext)
