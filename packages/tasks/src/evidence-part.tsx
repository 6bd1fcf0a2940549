import type { Evidence } from '@rehearsal/exam/score'
import type { ReactNode } from 'react'

type Of<Kind extends Evidence['kind']> = Extract<Evidence, { kind: Kind }>

type Props = {
  evidence: Evidence
  text?: (evidence: Of<'text'>) => ReactNode
  speech?: (evidence: Of<'speech'>) => ReactNode
  openSpeech?: (evidence: Of<'open-speech'>) => ReactNode
}

/** Shows what a score rests on. A kind says how it shows the evidence it knows; scores of retired engines may carry other evidence, or none. */
export function EvidencePart({ evidence, text, speech, openSpeech }: Props): ReactNode {
  switch (evidence.kind) {
    case 'none':
      return null
    case 'text':
      return text?.(evidence)
    case 'speech':
      return speech?.(evidence)
    case 'open-speech':
      return openSpeech?.(evidence)
  }
}
