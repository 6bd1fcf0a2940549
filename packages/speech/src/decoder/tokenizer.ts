/** Writes a text in tokens, as the model learnt to (SentencePiece, byte pairs: of two neighbours the pair that is the earliest token is joined first). */
export function createTokenizer(vocabulary: readonly string[]): (text: string) => number[] {
  const ids = new Map(vocabulary.map((piece, id) => [piece, id]))
  return (text) => {
    const pieces = Array.from(`▁${text.replaceAll(' ', '▁')}`)
    for (let at = firstPair(pieces, ids); at >= 0; at = firstPair(pieces, ids)) {
      pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`)
    }
    return pieces.flatMap((piece) => ids.get(piece) ?? [])
  }
}

function firstPair(pieces: readonly string[], ids: ReadonlyMap<string, number>): number {
  let [at, lowest] = [-1, Infinity]
  for (let i = 0; i + 1 < pieces.length; i++) {
    const id = ids.get(`${pieces[i]}${pieces[i + 1]}`) ?? Infinity
    if (id < lowest) [at, lowest] = [i, id]
  }
  return at
}
