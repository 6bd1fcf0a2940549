import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { EvidenceJump } from './spoken-extras.ts'

type Places = Readonly<Record<'card' | 'take' | 'rate', RefObject<HTMLElement | null>>>

/** Follows a jump to the evidence: chooses the word, or brings its part into view; returns the moment to play from. */
export function useJump(jump: EvidenceJump | undefined, places: Places, onWord: (id: string) => void) {
  const [cue, setCue] = useState<{ seconds: number; key: number } | null>(null)
  const follow = useEffectEvent(() => {
    if (jump === undefined) return
    const { target, key } = jump
    if (target.to === 'word') onWord(String(target.place))
    if (target.to === 'moment') setCue({ seconds: target.seconds, key })
    const place = placeOf(target.to)
    // The card of a word stands there after the next drawing.
    if (place !== null) requestAnimationFrame(() => show(places[place].current))
  })
  useEffect(() => follow(), [jump?.key])
  return cue
}

function placeOf(to: EvidenceJump['target']['to']): 'card' | 'take' | 'rate' | null {
  if (to === 'word') return 'card'
  if (to === 'moment') return 'take'
  return to === 'rate' ? 'rate' : null
}

/** Brings a part into view and gives it the focus, so that the keyboard goes on from there. */
export function show(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'center' })
  part?.focus({ preventScroll: true })
}
