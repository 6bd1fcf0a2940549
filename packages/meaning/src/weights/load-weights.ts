import { readFile } from 'node:fs/promises'
import { type Dense } from '@rehearsal/statistics/kernels/dense'
import { packedPlace } from '@rehearsal/statistics/kernels/convolve'
import {
  HEAD_WIDTH, MAX_TOKENS, type Norm, VOCABULARY, WEIGHT_BYTES, weightsIn, WIDE, WIDTH,
} from './encoder-weights.ts' // prettier-ignore
import { halfToFloat } from '@rehearsal/statistics/half-floats'
import { modelFile } from './model-file.ts'
import { type HalfTensorOf, readSafetensors } from './read-safetensors.ts'

/** How far the answers to a query spread by chance alone: queries are divided by it once and for all. */
const SPREAD = Math.sqrt(HEAD_WIDTH)

/**
 * The weights of the encoder, 66 MB: loaded once for a process, they are handed to each of its threads.
 *
 * @throws When the package of the model is not installed, or holds another model.
 */
export async function loadWeights(): Promise<SharedArrayBuffer> {
  const tensorOf = readSafetensors(await readFile(modelFile('model.fp16.safetensors')))
  const buffer = new SharedArrayBuffer(WEIGHT_BYTES)
  const { words, places, norm, layers } = weightsIn(buffer)
  words.set(tensorOf('embeddings.word_embeddings.weight', VOCABULARY, WIDTH))
  fillPlaces(places, tensorOf)
  fillNorm(norm, 'embeddings.LayerNorm', tensorOf)
  layers.forEach((layer, number) => {
    const name = `encoder.layer.${number}`
    const fill = (dense: Dense, part: string, place: Place) => fillDense(dense, `${name}.${part}`, tensorOf, place)
    fill(layer.ask, 'attention.self.query', { inputs: WIDTH, outputs: WIDTH, from: 0, scale: 1 / SPREAD })
    fill(layer.ask, 'attention.self.key', { inputs: WIDTH, outputs: WIDTH, from: WIDTH, scale: 1 })
    fill(layer.ask, 'attention.self.value', { inputs: WIDTH, outputs: WIDTH, from: 2 * WIDTH, scale: 1 })
    fill(layer.gather, 'attention.output.dense', { inputs: WIDTH, outputs: WIDTH, from: 0, scale: 1 })
    fillNorm(layer.attentionNorm, `${name}.attention.output.LayerNorm`, tensorOf)
    fill(layer.widen, 'intermediate.dense', { inputs: WIDTH, outputs: WIDE, from: 0, scale: 1 })
    fill(layer.narrow, 'output.dense', { inputs: WIDE, outputs: WIDTH, from: 0, scale: 1 })
    fillNorm(layer.wideNorm, `${name}.output.LayerNorm`, tensorOf)
  })
  return buffer
}

/** A text is one sentence, so what tells the first of two from the second is part of every place. */
function fillPlaces(places: Float32Array, tensorOf: HalfTensorOf): void {
  const own = tensorOf('embeddings.position_embeddings.weight', 512, WIDTH)
  const first = tensorOf('embeddings.token_type_embeddings.weight', 2, WIDTH)
  for (let i = 0; i < MAX_TOKENS * WIDTH; i++) {
    places[i] = halfToFloat(own[i] ?? 0) + halfToFloat(first[i % WIDTH] ?? 0)
  }
}

function fillNorm(norm: Norm, name: string, tensorOf: HalfTensorOf): void {
  const [weights, bias] = [tensorOf(`${name}.weight`, WIDTH), tensorOf(`${name}.bias`, WIDTH)]
  for (let i = 0; i < WIDTH; i++) {
    norm.weights[i] = halfToFloat(weights[i] ?? 0)
    norm.bias[i] = halfToFloat(bias[i] ?? 0)
  }
}

/** Where the weights of the file go: to the outputs of a layer that begin at `from`. */
type Place = { inputs: number; outputs: number; from: number; scale: number }

/** The file has the weights of one output behind those of another; the kernel reads them in blocks of outputs. */
function fillDense(dense: Dense, name: string, tensorOf: HalfTensorOf, { inputs, outputs, from, scale }: Place): void {
  const [weights, bias] = [tensorOf(`${name}.weight`, outputs, inputs), tensorOf(`${name}.bias`, outputs)]
  for (let output = 0; output < outputs; output++) {
    dense.bias[from + output] = halfToFloat(bias[output] ?? 0) * scale
    for (let input = 0; input < inputs; input++) {
      const weight = halfToFloat(weights[output * inputs + input] ?? 0)
      dense.weights[packedPlace(inputs, input, from + output)] = weight * scale
    }
  }
}
