import { z } from 'zod'

/** Boosted regression trees: a node with `feature` −1 is a leaf; otherwise values up to the threshold go left. */
export const treesSchema = z.object({
  baseline: z.number(),
  trees: z.array(
    z.object({
      feature: z.array(z.number().int()),
      threshold: z.array(z.number()),
      left: z.array(z.number().int()),
      right: z.array(z.number().int()),
      value: z.array(z.number()),
    }),
  ),
})
export type Trees = z.infer<typeof treesSchema>

/** Predicts one row of features. */
export function predictTrees(model: Trees, row: Float32Array): number {
  let total = model.baseline
  for (const tree of model.trees) {
    let node = 0
    for (;;) {
      const feature = tree.feature[node] ?? -1
      if (feature < 0) break
      const isLeft = (row[feature] ?? 0) <= (tree.threshold[node] ?? 0)
      node = (isLeft ? tree.left[node] : tree.right[node]) ?? 0
    }
    total += tree.value[node] ?? 0
  }
  return total
}
