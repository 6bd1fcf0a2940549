type WavOptions = { sampleRate?: number; channels?: number; bits?: number; encoding?: number; dataSize?: number }

/** Writes 16-bit samples as a WAV file, for tests; the options let its header lie. */
export function wavOf(samples: readonly number[], options: WavOptions = {}): Uint8Array {
  const { sampleRate = 16_000, channels = 1, bits = 16, encoding = 1, dataSize = samples.length * 2 } = options
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(encoding, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * channels * 2, 28)
  file.writeUInt16LE(channels * 2, 32)
  file.writeUInt16LE(bits, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(dataSize, 40)
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, 44 + index * 2)
  return new Uint8Array(file)
}
