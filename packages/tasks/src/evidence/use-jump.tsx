import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { EvidenceJump } from './spoken-extras.ts'

type Places = Readonly<Record<'card' | 'take' | 'rate', RefObject<HTMLElement | null>>>

/** Which word is chosen, by hand or by a jump to it, and the moment that a jump plays from. A jump brings its part into view. */
export function useJump(jump: EvidenceJump | undefined, places: Places) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [followedKey, setFollowedKey] = useState<number | undefined>()
  if (jump && jump.key !== followedKey) {
    setFollowedKey(jump.key)
    if (jump.target.to === 'word') setSelectedId(String(jump.target.place))
  }
  const bringIntoView = useEffectEvent(() => {
    const place = jump && placeOf(jump.target.to)
    if (place) show(places[place].current)
  })
  useEffect(() => bringIntoView(), [jump?.key])
  const cue = jump?.target.to === 'moment' ? { seconds: jump.target.seconds, key: jump.key } : null
  return { selectedId, setSelectedId, cue }
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
