import { z } from 'zod'

/** Boosted regression trees as they are fitted: a node with `feature` −1 is a leaf; otherwise values up to the threshold go left. */
const treeSchema = z.object({
  feature: z.array(z.number().int()),
  threshold: z.array(z.number()),
  left: z.array(z.number().int()),
  right: z.array(z.number().int()),
  value: z.array(z.number()),
})

/** A file of trees; it is parsed into the nodes of all of them in a row. */
export const treesSchema = z.object({ baseline: z.number(), trees: z.array(treeSchema) }).transform(inARow)
export type Trees = z.output<typeof treesSchema>

/** One array for each part of a node, so that a prediction walks through no objects. */
function inARow({ baseline, trees }: { baseline: number; trees: z.infer<typeof treeSchema>[] }) {
  const roots = new Int32Array(trees.length)
  let count = 0
  for (const [index, tree] of trees.entries()) {
    roots[index] = count
    count += tree.feature.length
  }
  const moved = (part: 'left' | 'right') =>
    Int32Array.from(trees.flatMap((tree, index) => tree[part].map((node) => node + (roots[index] ?? 0))))
  return {
    baseline,
    roots,
    feature: Int16Array.from(trees.flatMap((tree) => tree.feature)),
    threshold: Float64Array.from(trees.flatMap((tree) => tree.threshold)),
    left: moved('left'),
    right: moved('right'),
    value: Float64Array.from(trees.flatMap((tree) => tree.value)),
  }
}

/** Predicts one row of features. */
export function predictTrees(trees: Trees, row: Float32Array): number {
  const { baseline, roots, feature, threshold, left, right, value } = trees
  let total = baseline
  for (let node of roots) {
    for (let asked = feature[node] ?? -1; asked >= 0; asked = feature[node] ?? -1)
      node = ((row[asked] ?? 0) <= (threshold[node] ?? 0) ? left[node] : right[node]) ?? 0
    total += value[node] ?? 0
  }
  return total
}
