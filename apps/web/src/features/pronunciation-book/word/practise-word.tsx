import type { PronunciationEntry } from '@rehearsal/contracts/pronunciation-book'
import { Card } from '@rehearsal/ui/card'
import { RecorderPanel, type Take, useRecorder } from '@rehearsal/ui/recorder'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pronunciationBookKey } from '../../../shared/api/shared-keys.ts'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { recorderTexts } from '../../../shared/audio/recorder-texts.ts'
import { judgeTake } from '../api/judge-take.ts'
import { t } from '../messages.ts'
import { TakeResult } from './take-result.tsx'

/** A word, or a short phrase, said once. */
const LONGEST_SECONDS = 5

/** Records the word and shows how each of its sounds was said. */
export function PractiseWord({ entry }: { entry: PronunciationEntry }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: ({ base64 }: Take) => judgeTake(entry.id, base64),
    onSuccess: ({ outcome }) =>
      outcome === 'said' ? queryClient.invalidateQueries({ queryKey: pronunciationBookKey }) : undefined,
  })
  const recorder = useRecorder({
    maximumSeconds: LONGEST_SECONDS,
    onTake: (take) => mutate(take),
    onClear: reset,
  })
  return (
    <Card
      title={t('practise')}
      description={t('practiseAbout', { word: entry.word })}
      className="[overflow-wrap:anywhere]"
    >
      <RecorderPanel
        recorder={recorder}
        texts={recorderTexts()}
        playerTexts={audioTexts(t('myRecording'))}
        fullAtSeconds={LONGEST_SECONDS}
        isLocked={isPending}
        hasPageKeys
      />
      <TakeResult
        entry={entry}
        judged={data}
        error={error}
        isPending={isPending}
        recordingUrl={recorder.take?.url ?? null}
        onRetry={() => (recorder.take === null ? undefined : mutate(recorder.take))}
      />
    </Card>
  )
}
