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
  notHere: 'This cannot be translated here now',
  not_offline: 'You are offline. Translation goes on when you are connected again.',
  not_language: 'The translator here does not know {language}. Choose another language above.',
  not_insecure:
    'There is no translator here, and browsers translate by themselves only at an address that begins with https. Your browser’s menu may offer to translate the whole page.',
  not_nobody:
    'There is no translator here, and this browser has none for {language}. Chrome and Edge on a computer have one. Your browser’s menu may also offer to translate the whole page.',
  offer: 'This browser can translate into {language} by itself. It downloads a language pack first.',
  download: 'Download',
  downloading: 'Downloading {language}: {share}',
  downloadFailed: 'The language pack could not be loaded.',
  languageNotKept: 'Your choice holds until you close the page: it could not be saved.',
})
