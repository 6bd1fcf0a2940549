/** Probabilities and backoffs are log10. Words are named by their place in `words`. */
export type SphinxModel = {
  words: string[]
  unigrams: { probability: number; backoff: number }[]
  pairs: { first: number; second: number; probability: number; backoff: number }[]
  triples: { first: number; second: number; third: number; probability: number }[]
}

const MAGIC = 'Trie Language Model'
const LOG_BASE = Math.log10(1.0001)
const QUANTA = 65_536
const QUANTUM_BITS = 16

/**
 * Reads a trigram model in the binary form of CMU Sphinx (sphinxbase `lm_trie.c`): after the counts, the quantised values,
 * the unigrams, then bigrams and trigrams as packed bits, each under the word that *ends* it, and last the words.
 */
export function readSphinxModel(bytes: Buffer): SphinxModel {
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC || bytes[MAGIC.length] !== 3)
    throw new Error('This is no trigram model of CMU Sphinx.')
  let offset = MAGIC.length + 1
  const uint32 = () => {
    offset += 4
    return bytes.readUInt32LE(offset - 4)
  }
  const [size, pairCount, tripleCount] = [uint32(), uint32(), uint32()]
  uint32() // the kind of quantisation; there is one
  const floats = (count: number) => {
    const start = offset
    offset += 4 * count
    return (index: number) => bytes.readFloatLE(start + 4 * index) * LOG_BASE
  }
  const [pairProbability, pairBackoff, tripleProbability] = [floats(QUANTA), floats(QUANTA), floats(QUANTA)]
  const unigrams: SphinxModel['unigrams'] = []
  const endsOfPairs: number[] = []
  for (let word = 0; word <= size; word++) {
    const probability = bytes.readFloatLE(offset) * LOG_BASE
    const backoff = bytes.readFloatLE(offset + 4) * LOG_BASE
    endsOfPairs.push(bytes.readUInt32LE(offset + 8))
    offset += 12
    if (word < size) unigrams.push({ probability, backoff })
  }
  const wordBits = bitsOf(size)
  const readPairs = bitReader(bytes, offset, [wordBits, QUANTUM_BITS, QUANTUM_BITS, bitsOf(tripleCount)])
  offset += sizeOf(pairCount, readPairs.bits)
  const readTriples = bitReader(bytes, offset, [wordBits, QUANTUM_BITS])
  offset += sizeOf(tripleCount, readTriples.bits)
  const lengthOfWords = uint32()
  const words = bytes
    .toString('latin1', offset, offset + lengthOfWords)
    .split('\0')
    .slice(0, size)

  const pairs: SphinxModel['pairs'] = []
  const triples: SphinxModel['triples'] = []
  for (let last = 0; last < size; last++) {
    const end = endsOfPairs[last + 1] ?? 0
    for (let at = endsOfPairs[last] ?? 0; at < end; at++) {
      const [before = 0, backoff = 0, probability = 0, from = 0] = readPairs.at(at)
      pairs.push({
        first: before,
        second: last,
        probability: pairProbability(probability),
        backoff: pairBackoff(backoff),
      })
      const [, , , to = 0] = readPairs.at(at + 1)
      for (let index = from; index < Math.max(to, from); index++) {
        const [first = 0, value = 0] = readTriples.at(index)
        triples.push({ first, second: before, third: last, probability: tripleProbability(value) })
      }
    }
  }
  return { words, unigrams, pairs, triples }
}

function bitsOf(value: number): number {
  return Math.ceil(Math.log2(value + 1))
}

/** One entry more than there are, and eight bytes to spare for reading. */
function sizeOf(entries: number, bits: number): number {
  return Math.floor(((entries + 1) * bits + 7) / 8) + 8
}

/** Reads records of fields of so many bits each, lowest bits first. */
function bitReader(bytes: Buffer, start: number, fields: readonly number[]) {
  const bits = fields.reduce((sum, field) => sum + field, 0)
  const at = (index: number): number[] => {
    let position = index * bits
    return fields.map((field) => {
      const byte = start + Math.floor(position / 8)
      const shift = position % 8
      position += field
      return Math.floor(bytes.readUIntLE(byte, 6) / 2 ** shift) % 2 ** field
    })
  }
  return { bits, at }
}
