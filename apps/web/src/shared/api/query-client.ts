import { QueryClient } from '@tanstack/react-query'

/** Server state of one page load. `call` already retries, so a query fails at once when `call` gives up. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
