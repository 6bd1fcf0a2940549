import { seededRandom } from './simulated-edits.ts'

const SAMPLES = 5 * 16_000

/** Takes of five seconds that hold no speech: silence, hiss, rumble, tones, something like music. */
export function soundsWithoutSpeech(): [string, Float32Array][] {
  const random = seededRandom(3)
  const make = (sample: (i: number) => number) => Float32Array.from({ length: SAMPLES }, (_, i) => sample(i))
  const white = make(() => 0.4 * (random() - 0.5))
  let low = 0
  const pink = make(() => {
    low = 0.97 * low + 0.12 * (random() - 0.5)
    return low + 0.05 * (random() - 0.5)
  })
  const wave = (i: number, hertz: number) => Math.sin((2 * Math.PI * hertz * i) / 16_000)
  const chords = [[262, 330, 392], [294, 349, 440], [247, 311, 370], [220, 277, 330]] // prettier-ignore
  const music = make((i) => {
    const beat = i % 8000
    const chord = chords[Math.floor(i / 8000) % chords.length] ?? []
    const tone = chord.reduce(
      (sum, hertz) => sum + wave(i, hertz) + 0.5 * wave(i, 2 * hertz) + 0.3 * wave(i, 3 * hertz),
      0,
    )
    return 0.08 * tone * Math.exp(-beat / 4000) + (beat < 600 ? 0.2 * (random() - 0.5) : 0)
  })
  const melody = make((i) => {
    const note = 220 * 2 ** (([0, 4, 7, 12, 7, 5, 2, 0][Math.floor(i / 4000) % 8] ?? 0) / 12)
    return (
      0.2 *
      (wave(i, note) + 0.6 * wave(i, 2 * note) + 0.4 * wave(i, 3 * note) + 0.2 * wave(i, 5 * note)) *
      (0.6 + 0.4 * wave(i, 5))
    )
  })
  return [
    ['silence', make(() => 0)],
    ['white noise', white],
    ['swelling noise', white.map((value, i) => value * Math.abs(wave(i, 1.3)))],
    ['pink noise', pink],
    ['bursts of pink noise', pink.map((value, i) => (Math.floor(i / 3000) % 2 === 0 ? 3 * value : 0.1 * value))],
    ['tone', make((i) => 0.3 * wave(i, 440))],
    ['swelling tone', make((i) => 0.3 * wave(i, 510) * Math.abs(wave(i, 0.9)))],
    ['chords with a beat', music],
    ['melody', melody],
  ]
}
