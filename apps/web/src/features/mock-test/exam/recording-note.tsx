import { MicOff } from 'lucide-react'
import { recorderTexts } from '../../../shared/audio/recorder-texts.ts'
import { t } from '../messages.ts'
import type { Recording } from './use-recording.ts'

/**
 * Below a recorder that records nothing though it is time to speak: what that costs. What failed, the recorder says itself; a refusal it
 * says in a dialog, which is closed and gone. The region is there from the start, so that its text is spoken when it comes.
 */
export function RecordingNote({ recording }: { recording: Recording }) {
  const isRefused = recording.is === 'refused'
  return (
    <div role="status" className="px-4 pb-5 empty:hidden md:px-6">
      {isRefused || recording.is === 'failed' ? (
        <div className="flex gap-2.5 rounded-card bg-fair-soft px-4 py-3 text-sm">
          <MicOff size={18} className="mt-px shrink-0 text-fair" aria-hidden />
          <div className="grid gap-1">
            <p className="font-semibold text-fair">{t('notRecording')}</p>
            {isRefused ? (
              <p>
                {recorderTexts().deniedText} {t('notRecordingRuns')}
              </p>
            ) : null}
            <p>{t('notRecordingCost')}</p>
          </div>
        </div>
      ) : null}
    </div>
  )
}
