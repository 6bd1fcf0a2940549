import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to one of `urls`; `replace` leaves no step back. A page that guards unsent work is asked first. */
export function useGoTo() {
  const { history } = useRouter()
  return useCallback(
    (url: string, { replace = false }: { replace?: boolean } = {}) => {
      if (replace) history.replace(url)
      else history.push(url)
    },
    [history],
  )
}
