import type { Evidence } from '@rehearsal/exam/score'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { EvidenceJump } from './evidence/spoken-extras.ts'
import { show } from './evidence/use-jump.tsx'

type Places = Readonly<Record<'text' | 'points' | 'model', RefObject<HTMLElement | null>>>

/** Brings what a change names into view and gives it the focus: a marked word, the main points, the text or the model answer. */
export function useWrittenJump(jump: EvidenceJump | undefined, evidence: Evidence, places: Places): void {
  const bringIntoView = useEffectEvent(() => {
    if (jump === undefined) return
    const { target } = jump
    if (target.to === 'key-points') show(places.points.current)
    if (target.to === 'model') show(places.model.current)
    if (target.to === 'text') show(places.text.current)
    if (target.to === 'word') show(markOf(places.text.current, evidence, target.place) ?? places.text.current)
  })
  useEffect(() => bringIntoView(), [jump?.key])
}

function markOf(text: HTMLElement | null, evidence: Evidence, place: number): HTMLElement | null {
  const start = evidence.kind === 'text' ? evidence.words[place]?.span[0] : undefined
  return start === undefined || text === null ? null : text.querySelector<HTMLElement>(`[data-start="${start}"]`)
}
