import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '../shared/session/use-session.ts'

/** Loads everything again when another tab has learnt of a new plan: what was bought there is open here. */
export function usePlanChange(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== 'status' || newValue === null) return
      const known = queryClient.getQueryData(currentUserQuery.queryKey)
      if (known !== undefined && known.status !== newValue) void queryClient.invalidateQueries()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [queryClient])
}
