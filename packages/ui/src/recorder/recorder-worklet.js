/* Runs on the audio thread. Collects raw samples into blocks, one for each channel, and posts them; a file of its own because the page's policy allows no inline script. */
const blockFrames = 2048

class RecorderProcessor extends AudioWorkletProcessor {
  blocks = []
  filled = 0

  process(inputs) {
    const channels = inputs[0] ?? []
    const frames = channels[0]?.length ?? 0
    // A block has the channels that its first frames have: a microphone may turn from two into one.
    if (this.filled === 0) this.blocks = channels.map(() => new Float32Array(blockFrames))
    for (let frame = 0; frame < frames; frame += 1) {
      this.blocks.forEach((block, index) => {
        block[this.filled] = (channels[index] ?? channels[0])[frame]
      })
      this.filled += 1
      if (this.filled === blockFrames) this.post(channels.length)
    }
    return true
  }

  post(channelCount) {
    const { blocks } = this
    this.blocks = Array.from({ length: channelCount }, () => new Float32Array(blockFrames))
    this.filled = 0
    this.port.postMessage(
      blocks,
      blocks.map(({ buffer }) => buffer),
    )
  }
}

registerProcessor('recorder', RecorderProcessor)
