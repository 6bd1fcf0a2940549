import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packGaussians } from '@rehearsal/statistics/kernels/best-gaussians'
import { GAUSSIAN_WIDTH } from '@rehearsal/statistics/kernels/gaussian-code'

/** A Sphinx PTM acoustic model: per phone a codebook of Gaussians, per senone the weights over its phone's codebook. */
export type AcousticModel = {
  phones: string[]
  silence: number
  densities: number
  /** codebook × stream × density, arranged for the kernel that scores them. */
  gaussians: Float32Array
  /** stream × density × senone: negative log weight in steps of WEIGHT_STEP. */
  weights: Uint8Array
  senones: number
  transitions: Transitions
  senoneCodebook: Uint8Array
  /** The three senones of a phone between its neighbours. */
  stateSenones: (
    phone: number,
    left: number,
    right: number,
    position: WordPosition,
  ) => readonly [number, number, number]
}

export type WordPosition = 0 | 1 | 2 | 3
export const WORD_POSITION = { inside: 0, begin: 1, end: 2, single: 3 } as const satisfies Record<string, WordPosition>

export function positionOf(index: number, length: number): WordPosition {
  if (length === 1) return WORD_POSITION.single
  if (index === 0) return WORD_POSITION.begin
  return index === length - 1 ? WORD_POSITION.end : WORD_POSITION.inside
}

/** Log probabilities, model phone × state: of staying in it for another frame, and of leaving it. */
export type Transitions = { stay: Float64Array; leave: Float64Array }

/** States of a phone's model. */
export const STATES = 3
export const STREAMS = 3
export const STREAM_WIDTH = GAUSSIAN_WIDTH
/** Natural-log size of one step of a stored weight: 2^10 steps of log base 1.0001. */
export const WEIGHT_STEP = 1024 * Math.log(1.0001)
const VARIANCE_FLOOR = 1e-4

/** Reads `mdef`, `means`, `variances`, `sendump` and `transition_matrices` of a model folder. Throws when a file is missing or of another kind. */
export function readAcousticModel(folder: string): AcousticModel {
  const definition = readDefinition(readFileSync(join(folder, 'mdef')))
  const means = readGaussians(readFileSync(join(folder, 'means')))
  const variances = readGaussians(readFileSync(join(folder, 'variances')))
  const { weights, senones } = readWeights(readFileSync(join(folder, 'sendump')))
  const constants = new Float32Array(means.length / STREAM_WIDTH)
  const precisions = new Float32Array(variances.length)
  for (let i = 0; i < variances.length; i++) {
    const variance = Math.max(VARIANCE_FLOOR, variances[i] ?? 0)
    precisions[i] = 1 / (2 * variance)
    const gaussian = Math.floor(i / STREAM_WIDTH)
    constants[gaussian] = (constants[gaussian] ?? 0) - 0.5 * Math.log(2 * Math.PI * variance)
  }
  const densities = constants.length / definition.phones.length / STREAMS
  const gaussians = packGaussians({ means, precisions, constants })
  const transitions = readTransitions(readFileSync(join(folder, 'transition_matrices')))
  return { ...definition, densities, gaussians, weights, senones, transitions }
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A parameter file: text header, byte-order mark, counts, then floats. */
function readGaussians(bytes: Buffer): Float32Array {
  const end = bytes.indexOf('endhdr\n') + 'endhdr\n'.length
  const view = viewOf(bytes)
  const [mark, streams] = [view.getUint32(end, true), view.getInt32(end + 8, true)]
  if (mark !== 0x11223344 || streams !== STREAMS) throw new Error('Not a three-stream Sphinx parameter file')
  const at = end + 16 + 4 * STREAMS
  const count = view.getInt32(at, true)
  return Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 + 4 * i, true))
}

/** Per phone a matrix of counts, state × next state: each state is kept or left for the one behind it. */
function readTransitions(bytes: Buffer): Transitions {
  const view = viewOf(bytes)
  const at = bytes.indexOf('endhdr\n') + 'endhdr\n'.length + 4
  const [phones, states, targets] = [view.getInt32(at, true), view.getInt32(at + 4, true), view.getInt32(at + 8, true)]
  if (states !== STATES || targets !== STATES + 1) throw new Error('Not a Sphinx model of three states per phone')
  const count = (row: number, target: number) => view.getFloat32(at + 16 + 4 * (row * targets + target), true)
  const share = (row: number, target: number) =>
    Math.log(count(row, target) / (count(row, row % STATES) + count(row, (row % STATES) + 1)))
  return {
    stay: Float64Array.from({ length: phones * STATES }, (_, row) => share(row, row % STATES)),
    leave: Float64Array.from({ length: phones * STATES }, (_, row) => share(row, (row % STATES) + 1)),
  }
}

function readWeights(bytes: Buffer): { weights: Uint8Array; senones: number } {
  const view = viewOf(bytes)
  let at = 0
  for (let length = view.getUint32(0, true); length !== 0; length = view.getUint32(at, true)) at += 4 + length
  const senones = view.getInt32(at + 8, true)
  return { weights: Uint8Array.from(bytes.subarray(at + 12)), senones }
}

type Definition = Pick<AcousticModel, 'phones' | 'silence' | 'senoneCodebook' | 'stateSenones'>

/** Reads the binary model definition: phones, context tree and senone sequences. */
function readDefinition(bytes: Buffer): Definition {
  const view = viewOf(bytes)
  const counts = 12 + view.getUint32(8, true)
  const count = (i: number) => view.getInt32(counts + 4 * i, true)
  const [ciPhones, allPhones, senones, sequences, treeNodes, silence] = [
    count(0),
    count(1),
    count(4),
    count(6),
    count(8),
    count(9),
  ]
  let at = counts + 40
  const phones: string[] = []
  while (phones.length < ciPhones) {
    const end = bytes.indexOf(0, at)
    phones.push(bytes.toString('latin1', at, end))
    at = end + 1
  }
  const tree = at + ((4 - ((at - counts) % 4)) % 4)
  const phoneTable = tree + 8 * treeNodes
  const sequenceTable = phoneTable + 12 * allPhones + 4
  const senoneAt = (phoneId: number, state: number) =>
    view.getInt16(sequenceTable + 2 * (3 * view.getInt32(phoneTable + 12 * phoneId, true) + state), true)
  const senoneCodebook = new Uint8Array(senones)
  for (let id = 0; id < allPhones; id++) {
    const codebook = id < ciPhones ? id : view.getUint8(phoneTable + 12 * id + 9)
    for (let state = 0; state < 3; state++) senoneCodebook[senoneAt(id, state)] = codebook
  }
  if (sequences <= 0) throw new Error('Not a Sphinx model definition')
  return { phones, silence, senoneCodebook, stateSenones: createContextLookup(view, tree, silence, senoneAt) }
}

function createContextLookup(
  view: DataView,
  tree: number,
  silence: number,
  senoneAt: (phoneId: number, state: number) => number,
): AcousticModel['stateSenones'] {
  const cache = new Map<number, readonly [number, number, number]>()
  const find = (path: readonly number[]): number | null => {
    let [first, size] = [0, 4]
    for (const context of path) {
      const node = Array.from({ length: size }, (_, i) => tree + 8 * (first + i)).find(
        (offset) => view.getInt16(offset, true) === context,
      )
      if (node === undefined) return null
      size = view.getInt16(node + 2, true)
      first = view.getInt32(node + 4, true)
      if (size === 0) return first >= 0 ? first : null
    }
    return null
  }
  return (phone, left, right, position) => {
    const key = ((position * 64 + phone) * 64 + left) * 64 + right
    const known = cache.get(key)
    if (known !== undefined) return known
    const id =
      find([position, phone, left, right]) ??
      find([0, phone, left, right]) ??
      find([position, phone, silence, silence]) ??
      phone
    const states = [senoneAt(id, 0), senoneAt(id, 1), senoneAt(id, 2)] as const
    cache.set(key, states)
    return states
  }
}
