const RATE = 22_050
const NOTE_SECONDS = 0.45
const NOTES_HERTZ = [440, 554.37, 659.25] as const
const HEADER_BYTES = 44
const LOUDNESS = 0.35

/** Three notes as a WAV file, mono and 16 bits: nothing has to be loaded to try the loudspeaker. */
export function testSound(): Uint8Array<ArrayBuffer> {
  const frames = Math.round(RATE * NOTE_SECONDS) * NOTES_HERTZ.length
  const bytes = new Uint8Array(HEADER_BYTES + frames * 2)
  const view = new DataView(bytes.buffer)
  writeHeader(view, frames * 2)
  for (let frame = 0; frame < frames; frame += 1) {
    view.setInt16(HEADER_BYTES + frame * 2, Math.round(sampleAt(frame / RATE) * 0x7f_ff), true)
  }
  return bytes
}

let url: string | null = null

/** Where the browser plays it from; made once. */
export const testSoundUrl = (): string => (url ??= URL.createObjectURL(new Blob([testSound()], { type: 'audio/wav' })))

/** Each note swells and fades, so that no step is heard as a crack. */
function sampleAt(seconds: number): number {
  const note = Math.min(NOTES_HERTZ.length - 1, Math.floor(seconds / NOTE_SECONDS))
  const within = seconds - note * NOTE_SECONDS
  const shape = Math.sin((Math.PI * within) / NOTE_SECONDS)
  return LOUDNESS * shape * Math.sin(2 * Math.PI * (NOTES_HERTZ[note] ?? 0) * seconds)
}

function writeHeader(view: DataView, dataBytes: number): void {
  const text = (at: number, letters: string) =>
    new TextEncoder().encode(letters).forEach((byte, place) => view.setUint8(at + place, byte))
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
}
