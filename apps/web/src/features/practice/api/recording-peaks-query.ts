import { queryOptions } from '@tanstack/react-query'
import { loadMedia } from '../../../shared/api/load-media.ts'
import { peaksOf } from './peaks-of.ts'

/** The heights of a recording's wave, for the picture beside a result. A sound that cannot be read has none. */
export const recordingPeaksQuery = (url: string | null) =>
  queryOptions({
    queryKey: ['recording-peaks', url],
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<number[]> => (url === null ? [] : peaksOf(await loadMedia(url, signal))),
  })
