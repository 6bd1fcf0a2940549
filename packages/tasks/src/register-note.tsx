import { resultTexts } from './messages.ts'

/** Which tone the situation asks for. */
export function RegisterNote({ register }: { register: keyof typeof resultTexts.register }) {
  return <p className="text-ink-2">{resultTexts.register[register]}</p>
}
