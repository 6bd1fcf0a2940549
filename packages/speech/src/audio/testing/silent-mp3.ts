/** An MPEG layer III frame of silence (all side information zero): mono, 48 kHz MPEG-1 or, for tiny frames, 24 kHz MPEG-2 at 8 kbit/s. */
export function silentFrame(kilobits = 128): Uint8Array {
  if (kilobits === 8) {
    const frame = new Uint8Array(24)
    frame.set([0xff, 0xf3, 0x14, 0xc0])
    return frame
  }
  const frame = new Uint8Array(384)
  frame.set([0xff, 0xfb, 0x94, 0xc0])
  return frame
}

export function silentMp3(frames: number, kilobits = 128): Uint8Array {
  const frame = silentFrame(kilobits)
  const bytes = new Uint8Array(frames * frame.length)
  for (let i = 0; i < frames; i++) bytes.set(frame, i * frame.length)
  return bytes
}
