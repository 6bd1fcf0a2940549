import { Button } from '@rehearsal/ui/button'
import { Tabs } from '@rehearsal/ui/tabs'
import { ANSWERS_PAGE_SIZE } from '@rehearsal/exam/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MisspeltList } from '../book/misspelt-list.tsx'
import { dictationAnswersQuery } from '../api/dictation-calls.ts'
import { misspeltWordsQuery } from '../api/misspelt-words.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { AnswerList } from './answer-list.tsx'

const latest = { page: 1, word: '', sort: 'date:desc' } as const

/** My dictations, and the words that they left to work on (specification §2.13). */
export function AnswersArea() {
  const [tab, setTab] = useState<'answers' | 'words'>('answers')
  const { data: mine } = useQuery(dictationAnswersQuery(ANSWERS_PAGE_SIZE))
  const { data: words } = useQuery(misspeltWordsQuery(latest))
  return (
    <section aria-label={t('answersArea')}>
      <Tabs
        label={t('answersArea')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'answers', label: t('myAnswers'), count: mine?.total, panel: <AnswerList /> },
          { value: 'words', label: t('myWords'), count: words?.total, panel: <LatestWords /> },
        ]}
      />
    </section>
  )
}

/** The words of the latest slips, and the way to all of them. */
function LatestWords() {
  return (
    <>
      <MisspeltList search={latest} />
      <p className="mt-4 flex justify-center">
        <Button href={urls.spellingBook()}>{t('toSpellingBook')}</Button>
      </p>
    </>
  )
}
