import { texts } from '@rehearsal/contracts/texts'
import { translator } from '../../shared/i18n/translator.ts'

export const t = translator({
  translate: 'Translate',
  title: 'Translation',
  about: 'Translated by a machine: it may be wrong.',
  close: 'Close',
  language: 'Translate into',
  sentences: 'Sentences',
  loading: 'Translating',
  failed: texts.translationFailed,
  retry: 'Retry',
  retrySentence: 'Retry: {sentence}',
  retryAll: 'Retry all',
  done: '{done} of {total} sentences translated',
  someFailed: { one: '{count} sentence was not translated', other: '{count} sentences were not translated' },
  noText: 'There is no text to translate yet',
  noTextAdvice: 'This question is heard or seen, not read. Once its answer is shown, its words can be translated.',
  nobody:
    'This installation has no translator, and this browser has none for {language}. Chrome or Edge on a computer can translate by itself.',
  offer: 'This browser can translate into {language} by itself. It downloads a language pack first.',
  download: 'Download',
  downloading: 'Downloading {language}: {share}',
  downloadFailed: 'The language pack could not be loaded.',
  languageNotKept: 'Your choice holds until you close the page: it could not be saved.',
})
