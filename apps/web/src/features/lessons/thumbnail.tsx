import { classNames } from '@rehearsal/ui/class-names'
import { softTone, type Tone } from '@rehearsal/ui/tone'

type Props = {
  title: string
  /** What the title is about: a section, or grammar. */
  label: string
  tone: Tone
  /** Chooses the pattern; the same seed gives the same one. */
  seed: string
}

/** A cover drawn from the title and the kind alone: no picture of others is loaded. */
export function Thumbnail({ title, label, tone, seed }: Props) {
  return (
    <span
      className={classNames(
        'relative flex aspect-[16/10] flex-col justify-between overflow-clip rounded-card border border-line p-4 transition-colors group-hover:border-control',
        softTone[tone],
      )}
    >
      <Pattern seed={seed} />
      <span className="relative text-xs font-semibold">{label}</span>
      <span lang="en" className="relative line-clamp-3 text-base font-semibold leading-snug text-ink">
        {title}
      </span>
    </span>
  )
}

/** Three rings whose places come from the seed. */
function Pattern({ seed }: { seed: string }) {
  const rings = [0, 1, 2].map((index) => {
    const number = hashOf(`${seed}/${index}`)
    return { x: 90 + (number % 70), y: 8 + ((number >> 7) % 60), radius: 14 + ((number >> 14) % 26) }
  })
  return (
    <svg viewBox="0 0 160 100" aria-hidden className="absolute inset-0 size-full opacity-15">
      {rings.map(({ x, y, radius }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill="none" stroke="currentColor" strokeWidth={7} />
      ))}
    </svg>
  )
}

/** FNV-1a: any fixed hash would do. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash >>> 1
}
