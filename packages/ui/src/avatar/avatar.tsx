import { classNames } from '../class-names/class-names.ts'
import { softTone, type Tone } from '../tone/tone.ts'

type Props = {
  name: string
  /** Shown instead of those of the name. */
  initials?: string | null | undefined
  imageUrl?: string | undefined
  size?: number | undefined
  tone?: Tone | undefined
}

/** The first letters of the first and last word, at most two. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  const letters = picked.map((word) => Array.from(word ?? '')[0] ?? '').join('')
  return letters.toLocaleUpperCase()
}

export function Avatar({ name, initials, imageUrl, size = 32, tone = 'writing' }: Props) {
  const box = { width: size, height: size, fontSize: Math.round(size * 0.4) }
  return imageUrl ? (
    <img src={imageUrl} alt={name} style={box} className="rounded-full object-cover" />
  ) : (
    <span
      // Whose it is may not be known yet: then it is a mere place.
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={box}
      className={classNames(
        'inline-grid shrink-0 select-none place-items-center rounded-full font-semibold',
        softTone[tone],
      )}
    >
      <span aria-hidden>{initials?.trim() || initialsOf(name)}</span>
    </span>
  )
}
