import type { ShareChoice, ShareLink } from '@rehearsal/contracts/sharing'
import { toast } from '@rehearsal/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../shared/api/api-error.ts'
import { changeLink, createLink, revokeLink } from './api/save-share-link.ts'
import { shareLinkQuery } from './api/share-link-query.ts'
import { t } from './messages.ts'
import type { ShareThing } from './shareable.ts'

const nothingMore: ShareChoice = { showsName: false, showsAnswer: false }

/** The link to one of my answers or reports: what it shows, and how to make, change and revoke it. A closed dialog asks for nothing: what it leads to may be gone. */
export function useShareLink(thing: ShareThing, isOpen: boolean) {
  const client = useQueryClient()
  const query = shareLinkQuery(thing)
  const { data: link, error, isFetching, refetch } = useQuery({ ...query, enabled: isOpen })
  /** Chosen before there is a link. */
  const [wished, setWished] = useState(nothingMore)
  const save = useMutation({
    mutationFn: (work: () => Promise<ShareLink | null>) => work(),
    onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
    onError: async (problem) => {
      const isGone = problem instanceof ApiError && problem.status === 404
      // Made in another tab meanwhile, it is there, and what it shows stands beside it.
      const isThere = problem instanceof ApiError && problem.code === 'duplicate'
      if (!isThere) toast(isGone ? t('notFound') : messageOf(problem), { tone: 'bad' })
      await refetch()
    },
  })
  const choice = link ?? wished
  return {
    link,
    error,
    isFetching,
    retry: () => void refetch(),
    showsName: choice.showsName,
    showsAnswer: choice.showsAnswer,
    isSaving: save.isPending,
    choose: (change: Partial<ShareChoice>) => {
      if (link) save.mutate(() => changeLink(thing, change))
      else setWished({ ...wished, ...change })
    },
    create: () => save.mutate(() => createLink(thing, wished)),
    revoke: () =>
      save.mutate(async () => {
        await revokeLink(thing)
        return null
      }),
  }
}
