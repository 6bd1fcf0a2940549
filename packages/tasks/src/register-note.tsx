import { resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

/** Which tone the situation asks for. */
export function RegisterNote({ register }: { register: keyof typeof resultTexts.register }) {
  return (
    <ResultSection title={resultTexts.tone}>
      <p className="text-ink-2">{resultTexts.register[register]}</p>
    </ResultSection>
  )
}
