import { useCallback, useEffect, useState } from 'react'
import { type DeviceTranslator, findDevice, openDevice } from './device-translator.ts'

type State =
  | { name: 'checking' | 'none' | 'downloadable' | 'failed' }
  | { name: 'downloading'; share: number }
  | { name: 'ready'; translator: DeviceTranslator }

export type Device = State & {
  /** Downloads what is lacking. Only at a press: browsers ask for one, and it may be large. */
  download: () => void
}

/** The browser's own translator into one language, as far as it is at hand. Another language needs a hook of its own: give it a key. */
export function useDeviceTranslator(target: string): Device {
  const [state, setState] = useState<State>({ name: 'checking' })
  const [downloads, setDownloads] = useState(0)
  useEffect(() => {
    const life = new AbortController()
    const update = (next: State) => {
      if (!life.signal.aborted) setState(next)
    }
    const open = async () => {
      const found = await findDevice(target)
      if (found === 'none' || (found === 'downloadable' && downloads === 0)) return update({ name: found })
      const translator = await openDevice(target, (share) => update({ name: 'downloading', share }))
      if (life.signal.aborted) return translator.destroy()
      life.signal.addEventListener('abort', () => translator.destroy())
      update({ name: 'ready', translator })
    }
    open().catch(() => update({ name: 'failed' }))
    return () => life.abort()
  }, [target, downloads])
  const download = useCallback(() => {
    setState({ name: 'downloading', share: 0 })
    setDownloads((count) => count + 1)
  }, [])
  return { ...state, download }
}
