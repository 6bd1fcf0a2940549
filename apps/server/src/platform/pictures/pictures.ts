import { createPool } from '../rating/pool.ts'
import type { ScorePicture } from './score-picture.ts'

/** Draws pictures in a worker thread, and keeps the last ones: a picture is its words and nothing else. */
export type Pictures = {
  /** 1200 by 630, as PNG. Rejects when it could not be drawn. */
  scorePng(picture: ScorePicture): Promise<Uint8Array>
  close(): Promise<void>
}

const IDLE_MS = 120_000
const MAX_CALLS = 2000
const DRAW_LIMIT_MS = 20_000
/** About 50 kB each. */
const KEPT = 200

/** Starts no thread before the first picture. */
export function openPictures(): Pictures {
  const filename = new URL('picture-worker.ts', import.meta.url)
  const pool = createPool({ filename, maxThreads: 1, idleMs: IDLE_MS, maxCalls: MAX_CALLS })
  const kept = new Map<string, Promise<Uint8Array>>()
  return {
    scorePng: (picture) => {
      const key = JSON.stringify(picture)
      // Whoever asks while it is drawn waits for the same one.
      const drawn = kept.get(key) ?? pool.run<Uint8Array>('draw', picture, DRAW_LIMIT_MS)
      kept.delete(key)
      kept.set(key, drawn)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      drawn.catch(() => kept.delete(key))
      return drawn
    },
    close: () => pool.close(),
  }
}
