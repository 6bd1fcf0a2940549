import { getDictionaryWord, type DictionaryWord } from '@rehearsal/contracts/dictionary'
import { getVocabWord } from '@rehearsal/contracts/vocab-book'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { dictionaryKey } from '../../../shared/api/shared-keys.ts'
import type { DictionaryTarget } from '../../../shared/dictionary/dictionary-request.ts'

/** All that the dictionary says of a word, with what I keep of it. */
export const dictionaryQuery = (target: DictionaryTarget) =>
  queryOptions({
    queryKey: [...dictionaryKey, target],
    queryFn: ({ signal }): Promise<DictionaryWord> =>
      'vocabId' in target
        ? call(getVocabWord, { params: { id: target.vocabId }, signal })
        : call(getDictionaryWord, {
            params: { word: target.word },
            ...(target.exact === true ? { query: { exact: true } } : {}),
            signal,
          }),
  })
