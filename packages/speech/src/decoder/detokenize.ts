/** Makes text of tokens. */

const BYTE = /^<0x([0-9A-F]{2})>$/u
/** Tokens that stand for no writing: unknown, start, end. */
const SILENT_TOKENS = 3

/** What tokens write. `▁` stands for a space, `<0x41>` for one byte of UTF-8; tokens beyond the vocabulary write nothing. */
export function detokenize(tokens: readonly number[], vocabulary: readonly string[]): string {
  const encoder = new TextEncoder()
  const bytes = tokens.flatMap((token) => {
    const piece = token < SILENT_TOKENS ? '' : (vocabulary[token] ?? '')
    const byte = BYTE.exec(piece)?.[1]
    return byte === undefined ? [...encoder.encode(piece.replaceAll('▁', ' '))] : [Number.parseInt(byte, 16)]
  })
  return new TextDecoder().decode(Uint8Array.from(bytes)).trim()
}
