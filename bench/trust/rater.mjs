/** One writing engine for all parts. */
let loading

export async function rateWriting(input) {
  loading ??= import('@rehearsal/writing/rater').then(({ createWritingRater }) => createWritingRater())
  return (await loading).rateWriting(input)
}
