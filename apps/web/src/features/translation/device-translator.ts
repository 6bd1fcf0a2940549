/** The part of the browser's Translator API that is used here (Chrome and Edge on computers). */
type Pair = { sourceLanguage: string; targetLanguage: string }
type DownloadMonitor = {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void
}
type DeviceTranslator = {
  translate(text: string, options?: { signal?: AbortSignal }): Promise<string>
  destroy(): void
}
type DeviceTranslators = {
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(options: Pair & { monitor?: (monitor: DownloadMonitor) => void }): Promise<DeviceTranslator>
}

declare global {
  interface Window {
    Translator?: DeviceTranslators
  }
}

export type { DeviceTranslator }

const pairOf = (target: string): Pair => ({ sourceLanguage: 'en', targetLanguage: target })

/** Whether the browser can translate into a language by itself: at once, after a download, or not at all. Never rejects. */
export async function findDevice(target: string): Promise<'none' | 'downloadable' | 'ready'> {
  try {
    const availability = (await window.Translator?.availability(pairOf(target))) ?? 'unavailable'
    if (availability === 'available') return 'ready'
    return availability === 'unavailable' ? 'none' : 'downloadable'
  } catch {
    // Not in this frame, or no language that it knows.
    return 'none'
  }
}

/** Opens the browser's translator, which first downloads what it lacks; `onProgress` is told the share that has come. */
export async function openDevice(target: string, onProgress: (share: number) => void): Promise<DeviceTranslator> {
  if (window.Translator === undefined) throw new Error('This browser has no translator.')
  return window.Translator.create({
    ...pairOf(target),
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
  })
}
