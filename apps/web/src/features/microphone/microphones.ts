import { t } from './messages.ts'
import type { Device } from './setup-machine.ts'

/** The browser's microphones, as far as it names them: before it has permission it does not. */
async function listMicrophones(): Promise<Device[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || t('unnamed', { number: index + 1 }) }))
}

/**
 * Asks for the microphone and lists what there is to choose from.
 * @throws DOMException when permission is refused or there is no microphone
 */
export async function askForMicrophones(): Promise<Device[]> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  // Some browsers name their devices only while one is open.
  const devices = await listMicrophones()
  for (const track of stream.getTracks()) track.stop()
  return devices
}

/** Calls `onChange` with the list whenever a microphone comes or goes. Returns how to stop. */
export function watchMicrophones(
  onChange: (devices: Device[]) => void,
  onFailure: (reason: unknown) => void,
): () => void {
  // Without a secure connection a browser has no devices at all.
  if (!('mediaDevices' in navigator)) return () => undefined
  const { mediaDevices } = navigator
  const changed = () => void listMicrophones().then(onChange, onFailure)
  mediaDevices.addEventListener('devicechange', changed)
  return () => mediaDevices.removeEventListener('devicechange', changed)
}
