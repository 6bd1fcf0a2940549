import type { Device } from './use-device-translator.ts'

/** Why nothing can be translated here now, whatever is pressed. */
export type Obstacle = 'offline' | 'language' | 'insecure' | 'nobody'

type Given = {
  /** Whether the installation translates by a service or has the language built in, and whether it knows it: null while that is not known. */
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
