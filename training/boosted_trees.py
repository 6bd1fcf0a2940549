"""Writes scikit-learn's boosted trees as packages/statistics/src/trees.ts reads them."""


def exported_trees(model):
    """The trees of a HistGradientBoosting model of one output: nodes as parallel lists, -1 for the feature of a leaf."""
    trees = []
    for (predictor,) in model._predictors:
        nodes = predictor.nodes
        leaf = nodes["is_leaf"] == 1
        trees.append({
            "feature": [int(-1 if l else f) for f, l in zip(nodes["feature_idx"], leaf)],
            "threshold": [0 if l else float(f"{t:.6g}") for t, l in zip(nodes["num_threshold"], leaf)],
            "left": [int(0 if l else n) for n, l in zip(nodes["left"], leaf)],
            "right": [int(0 if l else n) for n, l in zip(nodes["right"], leaf)],
            "value": [float(f"{v:.5g}") if l else 0 for v, l in zip(nodes["value"], leaf)],
        })
    return {"baseline": float(model._baseline_prediction.ravel()[0]), "trees": trees}
