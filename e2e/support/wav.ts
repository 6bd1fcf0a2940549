const headerBytes = 44
const fullScale = 32_767

/** Mono samples between −1 and 1 as 16-bit PCM in a WAV container: what Chromium's fake microphone plays. */
export function encodeWav(pcm: Float32Array, sampleRate: number): Buffer {
  const dataBytes = pcm.length * 2
  const wav = Buffer.alloc(headerBytes + dataBytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(headerBytes - 8 + dataBytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16) // size of the format part
  wav.writeUInt16LE(1, 20) // PCM
  wav.writeUInt16LE(1, 22) // one channel
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * 2, 28) // bytes per second
  wav.writeUInt16LE(2, 32) // bytes per sample
  wav.writeUInt16LE(16, 34) // bits per sample
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(dataBytes, 40)
  pcm.forEach((sample, i) => wav.writeInt16LE(Math.round(clamp(sample) * fullScale), headerBytes + i * 2))
  return wav
}

const clamp = (sample: number) => Math.max(-1, Math.min(1, sample))
