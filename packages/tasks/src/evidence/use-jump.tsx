import type { EvidenceTarget } from '@rehearsal/exam/speech/changes'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { EvidenceJump } from './spoken-extras.ts'

type Places = Readonly<Record<'card' | 'take' | 'rate', RefObject<HTMLElement | null>>>

/** Which word is chosen, by hand or by a jump to it, and the moment that a jump plays from. A jump brings its part into view. */
export function useJump(jump: EvidenceJump | undefined, { card, take, rate }: Places) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [followedKey, setFollowedKey] = useState<number | undefined>()
  if (jump && jump.key !== followedKey) {
    setFollowedKey(jump.key)
    if (jump.target.to === 'word') setSelectedId(String(jump.target.place))
  }
  useShownPart(jump, ({ to }) => {
    if (to === 'word') return card.current
    if (to === 'moment') return take.current
    return to === 'rate' ? rate.current : null
  })
  const cue = jump?.target.to === 'moment' ? { seconds: jump.target.seconds, key: jump.key } : null
  return { selectedId, setSelectedId, cue }
}

/** Brings the part that a new jump names into view and gives it the focus, so that the keyboard goes on from there. */
export function useShownPart(
  jump: EvidenceJump | undefined,
  partOf: (target: EvidenceTarget) => HTMLElement | null,
): void {
  const show = useEffectEvent(() => {
    const part = jump ? partOf(jump.target) : null
    part?.scrollIntoView({ block: 'center' })
    part?.focus({ preventScroll: true })
  })
  useEffect(() => show(), [jump?.key])
}
