/** What a hash of FNV-1a (Fowler, Noll, Vo; 32 bits) begins with. */
export const FNV_BASIS = 0x811c9dc5

/** A hash with one code more. */
export const fnvStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)
