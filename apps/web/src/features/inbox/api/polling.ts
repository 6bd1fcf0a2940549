const MINUTE_MILLISECONDS = 60_000

/** News is asked for every minute, only while the page is seen and the browser is online, and at once when either begins again. */
export const polling = {
  refetchInterval: MINUTE_MILLISECONDS,
  staleTime: MINUTE_MILLISECONDS,
  refetchOnWindowFocus: true,
  networkMode: 'online',
} as const
