import { type PhoneChip, PhoneChips } from './phone-chips.tsx'

type Props = {
  /** The name of the list of sounds, for screen readers. */
  label: string
  phones: readonly PhoneChip[]
  /** What was heard instead, a line each. */
  heard: readonly string[]
}

/** The sounds of one word with their marks, and what was heard for those that went wrong. */
export function WordSounds({ label, phones, heard }: Props) {
  return (
    <>
      <PhoneChips label={label} phones={phones} />
      {heard.length === 0 ? null : (
        <ul className="grid gap-0.5 text-sm font-medium text-bad">
          {[...new Set(heard)].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
