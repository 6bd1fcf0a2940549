import type { Finding } from '@rehearsal/exam/score'
import { Banner } from '@rehearsal/ui/banner'
import { isTranscriptDoubt } from './is-transcript-doubt.ts'

/** Said before anything that rests on the words: that they may be others than were spoken. Advice leaves such findings out. */
export function TranscriptDoubt({ findings }: { findings: readonly Finding[] }) {
  const doubts = findings.filter(isTranscriptDoubt)
  if (doubts.length === 0) return null
  return (
    <div className="grid gap-2 border-b border-line px-5 py-3 md:px-6">
      {doubts.map(({ code, message, suggestion }) => (
        <Banner key={code} tone="fair" isLive={false}>
          <div lang="en" dir="ltr">
            <p>{message}</p>
            {suggestion === undefined ? null : <p className="mt-1 font-normal">{suggestion}</p>}
          </div>
        </Banner>
      ))}
    </div>
  )
}
