import { texts } from '@rehearsal/contracts/texts'
import { recorderOutcomeTexts, type RecorderTexts } from '@rehearsal/ui/recorder'
import { t } from './messages.ts'

/** The texts of a recorder. */
export const recorderTexts = (): RecorderTexts => ({
  ...recorderOutcomeTexts,
  panel: t('recorder'),
  start: t('record'),
  stop: t('stopRecording'),
  starting: t('startingMicrophone'),
  encoding: t('preparingRecording'),
  tryAgain: t('tryAgain'),
  elapsed: t('recordedTime'),
  maximum: (count) => t('upToSeconds', { count }),
  level: t('level'),
  levelLow: t('levelLow'),
  levelGood: t('levelGood'),
  levelHigh: t('levelHigh'),
  waveform: t('waveform'),
  stoppedSilence: texts.silence,
  stoppedMaximum: t('stoppedMaximum'),
  replaced: t('microphoneReplaced'),
  deniedTitle: texts.noMicrophonePermission,
  deniedText: t('deniedText'),
  requestPermission: t('requestPermission'),
  permissionFailed: t('permissionFailed'),
  close: t('close'),
})
