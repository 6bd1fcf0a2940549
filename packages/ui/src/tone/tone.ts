/** A colour with a meaning. The theme gives each a readable foreground and a soft background. */
export type Tone = 'neutral' | 'brand' | 'listening' | 'reading' | 'speaking' | 'writing' | 'good' | 'fair' | 'bad'

/** Foreground on the tone's soft background. Written out, because Tailwind only sees whole class names. */
export const softTone = {
  neutral: 'bg-sunken text-ink-2',
  brand: 'bg-brand-soft text-brand-strong',
  listening: 'bg-listening-soft text-listening',
  reading: 'bg-reading-soft text-reading',
  speaking: 'bg-speaking-soft text-speaking',
  writing: 'bg-writing-soft text-writing',
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  bad: 'bg-bad-soft text-bad',
} as const satisfies Record<Tone, string>

export const solidTone = {
  neutral: 'bg-control',
  brand: 'bg-brand',
  listening: 'bg-listening',
  reading: 'bg-reading',
  speaking: 'bg-speaking',
  writing: 'bg-writing',
  good: 'bg-good',
  fair: 'bg-fair',
  bad: 'bg-bad',
} as const satisfies Record<Tone, string>

export const textTone = {
  neutral: 'text-ink-2',
  brand: 'text-brand',
  listening: 'text-listening',
  reading: 'text-reading',
  speaking: 'text-speaking',
  writing: 'text-writing',
  good: 'text-good',
  fair: 'text-fair',
  bad: 'text-bad',
} as const satisfies Record<Tone, string>

/** The tone of a share of a maximum: good from four fifths, fair from two fifths, otherwise bad. */
export function toneOfShare(share: number): Tone {
  if (share >= 0.8) return 'good'
  return share >= 0.4 ? 'fair' : 'bad'
}
