/** Binary search of a value in sorted values, from one place to before another; −1 when absent, which reads as undefined in parallel arrays. */
export function binarySearch(sorted: Uint16Array | Uint32Array, value: number, from = 0, to = sorted.length): number {
  let low = from
  let high = to - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = sorted[middle] ?? 0
    if (found === value) return middle
    if (found < value) low = middle + 1
    else high = middle - 1
  }
  return -1
}
