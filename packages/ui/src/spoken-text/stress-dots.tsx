type Props = {
  /** How many syllables the word has. */
  count: number
  /** Which of them is stressed, from 0. */
  stressed: number
}

/** The syllables of a word: a large dot for the stressed one. It says nothing that a text beside it does not. */
export function StressDots({ count, stressed }: Props) {
  return (
    <svg aria-hidden width={count * 16} height={14} className="fill-ink-2">
      {Array.from({ length: count }, (_, place) => (
        <circle key={place} cx={place * 16 + 8} cy={7} r={place === stressed ? 6 : 3} />
      ))}
    </svg>
  )
}
