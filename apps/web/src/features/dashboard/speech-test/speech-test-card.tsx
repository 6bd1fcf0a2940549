import { texts } from '@rehearsal/contracts/texts'
import { SPEECH_TEST_MAX_SECONDS } from '@rehearsal/exam/limits'
import { Banner } from '@rehearsal/ui/banner'
import { Card } from '@rehearsal/ui/card'
import { Link } from '@rehearsal/ui/link'
import { RecorderPanel, type Take, useRecorder } from '@rehearsal/ui/recorder'
import { Spinner } from '@rehearsal/ui/spinner'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { configsQuery } from '../../../shared/api/configs-query.ts'
import { audioTexts } from '../../../shared/audio/audio-texts.ts'
import { recorderTexts } from '../../../shared/audio/recorder-texts.ts'
import { urls } from '../../../shared/urls.ts'
import { transcribeTake } from '../api/transcribe-take.ts'
import { t } from '../messages.ts'
import { outcomeOf } from './outcome-of.ts'

/** Records up to five seconds and shows what is understood of them (specification §4.6). */
export function SpeechTestCard() {
  const { data: configs } = useQuery(configsQuery)
  // Without a transcriber only a given sentence can be checked.
  const sentence = configs?.hasTranscriber === true ? null : t('speechSentence')
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: ({ base64 }: Take) => transcribeTake(base64, sentence),
  })
  const recorder = useRecorder({
    maximumSeconds: SPEECH_TEST_MAX_SECONDS,
    onTake: (take) => mutate(take),
    onClear: reset,
  })
  return (
    <Card
      title={t('speechTest')}
      description={sentence === null ? t('speechTestFree') : t('speechTestRead')}
      actions={
        <Link
          href={urls.microphoneSetup}
          className="text-sm touch:py-3 underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {t('microphoneTest')}
        </Link>
      }
    >
      {sentence === null ? null : (
        <p lang="en" dir="ltr" className="mb-3 font-read text-lg leading-snug">
          {sentence}
        </p>
      )}
      <RecorderPanel
        recorder={recorder}
        texts={recorderTexts()}
        playerTexts={audioTexts(t('speechRecording'))}
        fullAtSeconds={SPEECH_TEST_MAX_SECONDS}
        isLocked={isPending || configs === undefined}
        isNarrow
      />
      <div role="status" className="mt-3 grid gap-2 empty:hidden">
        {isPending ? (
          <p className="flex items-center gap-2.5 text-sm text-ink-2">
            <Spinner />
            {t('speechListening')}
          </p>
        ) : null}
        {error === null || isPending ? null : (
          <Banner tone="fair" isLive={false}>
            {t('speechFailed')} <span className="font-normal">{adviceOf(error)}</span>
          </Banner>
        )}
        {data === undefined || isPending ? null : <Understood transcription={data.transcription} sentence={sentence} />}
      </div>
    </Card>
  )
}

/** The server's message, or what specification §8 has for the rest. */
const adviceOf = (error: Error) => (error instanceof ApiError ? messageOf(error) : texts.transcriptionFailed)

function Understood({ transcription, sentence }: { transcription: string; sentence: string | null }) {
  const outcome = outcomeOf(transcription, sentence)
  const verdicts = { nothing: t('speechNothing'), some: t('speechSome'), all: t('speechAll'), free: null } as const
  const verdict = verdicts[outcome]
  return (
    <>
      {outcome === 'nothing' ? null : (
        <p>
          <span className="text-sm text-ink-3">{t('speechHeard')}</span>
          <br />
          <span lang="en" dir="ltr" className="font-read text-lg">
            {transcription}
          </span>
        </p>
      )}
      {verdict === null ? null : <p className="text-sm font-medium text-ink-2">{verdict}</p>}
    </>
  )
}
