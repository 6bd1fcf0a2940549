import { z } from 'zod'
import { OtherDraftNotice } from '../../../shared/kept/other-draft-notice.tsx'
import type { Answering } from './use-answering.ts'

type Props = { prompt: unknown; answering: Pick<Answering, 'other' | 'takeOther' | 'dropOther'> }

/** The other answer that is being typed to this question, in another tab for instance. */
export function OtherText({ prompt, answering: { other, takeOther, dropOther } }: Props) {
  if (other === null) return null
  return (
    <div className="px-4 pb-4 md:px-6">
      <OtherDraftNotice
        isNewer={other.isNewer}
        text={typedIn(other.value, prompt)}
        onTake={takeOther}
        onDrop={dropOther}
      />
    </div>
  )
}

const textSchema = z.object({ answer: z.string() })
const wordsSchema = z.object({ words: z.array(z.string().nullable()) })
/** Where one of several is chosen, the answer is no text. */
const choiceSchema = z.object({ options: z.array(z.unknown()) })

/** What there is to read in an answer. */
function typedIn(draft: unknown, prompt: unknown): string | null {
  if (choiceSchema.safeParse(prompt).success) return null
  const words = wordsSchema.safeParse(draft).data?.words.filter((word) => word !== null && word !== '')
  return textSchema.safeParse(draft).data?.answer ?? words?.join(', ') ?? null
}
