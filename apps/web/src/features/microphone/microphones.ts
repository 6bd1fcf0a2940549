import { t } from './messages.ts'
import type { Device } from './setup-machine.ts'

/** The browser's microphones, as far as it names them: before it has permission it does not. */
async function listMicrophones(): Promise<Device[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || t('unnamed', { number: index + 1 }) }))
}

/** Long enough to read the browser's question and to answer it. */
const ANSWER_MILLISECONDS = 20_000

const letGo = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** Some browsers never answer: the button must not wait for ever, and what is opened too late is given back. */
async function openAny(): Promise<MediaStream> {
  const asked = navigator.mediaDevices.getUserMedia({ audio: true })
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new Error('The browser did not answer when it was asked for the microphone'))
    void asked.then(letGo, () => undefined)
  }, ANSWER_MILLISECONDS)
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks for the microphone and lists what there is to choose from.
 * @throws DOMException when permission is refused or there is no microphone, Error when the browser does not answer
 */
export async function askForMicrophones(): Promise<Device[]> {
  const stream = await openAny()
  // Some browsers name their devices only while one is open.
  const devices = await listMicrophones()
  letGo(stream)
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
