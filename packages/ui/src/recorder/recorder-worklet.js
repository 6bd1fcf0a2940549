/* Runs on the audio thread. Collects raw samples into blocks and posts each with its loudness; a file of its own because the page's policy allows no inline script. */
const blockFrames = 2048

class RecorderProcessor extends AudioWorkletProcessor {
  block = new Float32Array(blockFrames)
  filled = 0

  process(inputs) {
    const channels = inputs[0] ?? []
    const frames = channels[0]?.length ?? 0
    for (let frame = 0; frame < frames; frame += 1) {
      let sample = 0
      for (const channel of channels) sample += channel[frame] / channels.length
      this.block[this.filled] = sample
      this.filled += 1
      if (this.filled === blockFrames) this.post()
    }
    return true
  }

  post() {
    const samples = this.block
    this.block = new Float32Array(blockFrames)
    this.filled = 0
    this.port.postMessage(samples, [samples.buffer])
  }
}

registerProcessor('recorder', RecorderProcessor)
