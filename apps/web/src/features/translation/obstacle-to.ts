import type { Device } from './use-device-translator.ts'

/** Why nothing can be translated here now, whatever is pressed. */
export type Obstacle = 'offline' | 'language' | 'insecure' | 'nobody'

type Given = {
  /** Whether the installation has a translator, and whether that knows the language: null while it is not known. */
  hasServer: boolean
  isKnownToServer: boolean | null
  device: Device['name']
  isOnline: boolean
  /** Browsers translate by themselves only where the page came over https or from this machine. */
  isSecure: boolean
}

/** What stands in the way of every translation; null where somebody can be asked, or may yet be found. */
export function obstacleTo({ hasServer, isKnownToServer, device, isOnline, isSecure }: Given): Obstacle | null {
  if (device === 'ready' || device === 'checking') return null
  if (!isOnline) return 'offline'
  if (device !== 'none') return null
  if (hasServer) return isKnownToServer === false ? 'language' : null
  return isSecure ? 'nobody' : 'insecure'
}
