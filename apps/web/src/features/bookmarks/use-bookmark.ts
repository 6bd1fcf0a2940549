import type { Practice } from '@rehearsal/contracts/practice'
import type { Mark } from '@rehearsal/exam/codes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { questionKey, questionsKey } from '../../shared/api/shared-keys.ts'
import { logProblem } from '../../shared/log.ts'
import { bookmarkQuery } from './api/bookmark-query.ts'
import { saveMark } from './api/save-mark.ts'

type Marked = Pick<Practice, 'id' | 'bookmark'>

/** The mark of a question and how to change it: the wanted one shows at once, and the true one again when it was not taken. */
export function useBookmark({ id, bookmark }: Marked) {
  const client = useQueryClient()
  const query = bookmarkQuery(id)
  // Known once it was changed here; until then the question says it.
  const { data = bookmark } = useQuery({ ...query, enabled: false })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Mark) => saveMark(id, data, wanted),
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved)
      void client.invalidateQueries({ queryKey: questionKey(id), refetchType: 'none' })
      return client.invalidateQueries({ queryKey: questionsKey })
    },
    // Specification §8: errors of a practice bookmark are only logged.
    onError: async (error) => {
      logProblem('The bookmark was not saved', error)
      await client.fetchQuery({ ...query, staleTime: 0 }).catch((reason: unknown) => {
        logProblem('The bookmark could not be read', reason)
      })
    },
  })
  return { mark: isPending ? variables : (data?.type ?? 'UNMARK'), choose: mutate, isSaving: isPending }
}
