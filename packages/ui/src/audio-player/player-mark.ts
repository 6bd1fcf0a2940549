import { CircleX, type LucideIcon, Minus, Pause, Plus, Repeat2, Undo2, Waves } from 'lucide-react'
import type { Tone } from '../tone/tone.ts'

/** What happened there. */
export type MarkSign = 'pause' | 'missing' | 'wrong' | 'added' | 'again' | 'stumble' | 'put-right'

export const signOf: Readonly<Record<MarkSign, LucideIcon>> = {
  pause: Pause,
  missing: Minus,
  wrong: CircleX,
  added: Plus,
  again: Repeat2,
  stumble: Waves,
  'put-right': Undo2,
}

/** A moment or a stretch of a recording that is worth hearing. */
export type PlayerMark = {
  id: string
  startSeconds: number
  endSeconds: number
  /** What it is, in words. */
  label: string
  tone: Tone
  sign: MarkSign
}

export type MarkTexts = {
  /** The name of the list of marks. */
  marks: string
  showAll: (count: number) => string
  showFewer: string
}
