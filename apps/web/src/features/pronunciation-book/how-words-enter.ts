import { CLEAR_SHARE } from '@rehearsal/exam/speech/clear-word'
import { MOST_WORDS_OF_RECORDING } from '@rehearsal/exam/speech/words-to-practise'
import { formatShare } from '../../shared/format/numbers.ts'
import { t } from './messages.ts'

/** The rule of the book, with its threshold. */
export const howWordsEnter = (): string =>
  t('howWordsEnter', { threshold: formatShare(CLEAR_SHARE), count: MOST_WORDS_OF_RECORDING })
