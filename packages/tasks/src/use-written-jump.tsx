import type { Evidence } from '@rehearsal/exam/score'
import type { RefObject } from 'react'
import type { EvidenceJump } from './evidence/spoken-extras.ts'
import { useShownPart } from './evidence/use-jump.tsx'

type Places = Readonly<Record<'text' | 'points' | 'model', RefObject<HTMLElement | null>>>

/** Brings what a change names into view and gives it the focus: a marked word, the main points, the text or the model answer. */
export function useWrittenJump(jump: EvidenceJump | undefined, evidence: Evidence, places: Places): void {
  useShownPart(jump, (target) => {
    if (target.to === 'key-points') return places.points.current
    if (target.to === 'model') return places.model.current
    if (target.to === 'text') return places.text.current
    return target.to === 'word' ? (markOf(places.text.current, evidence, target.place) ?? places.text.current) : null
  })
}

function markOf(text: HTMLElement | null, evidence: Evidence, place: number): HTMLElement | null {
  const start = evidence.kind === 'text' ? evidence.words[place]?.span[0] : undefined
  return start === undefined || text === null ? null : text.querySelector<HTMLElement>(`[data-start="${start}"]`)
}
