"""Takes the encoder of the Moonshine tiny speech model (English, MIT) out of its ONNX file.

Nothing is trained or changed: the 8-bit weights stay as they were published, only in an order that ../packages/speech/src/encoder reads in a row.
Usage: npm pack @moonshine-ai/moonshine-js@0.1.29, unpack it, then
  /usr/bin/python3 extract_speech_encoder.py package/dist/model/tiny/quantized/encoder_model.onnx ../packages/speech/models/moonshine-tiny
Needs Debian's python3-onnx. Writes encoder.bin and encoder.json.
"""
import sys
import numpy as np
from onnx_weights import Tensors, product, read

SOURCE, TARGET = sys.argv[1], sys.argv[2]
graph, stored = read(SOURCE)
nodes = {node.name: node for node in graph.node}
tensors = Tensors()


def add_floats(name, key):
    tensors.add_floats(name, stored[key])


def add_product(name, node):
    numbers, scale = product(stored, nodes[f"{node}/MatMul_quant"])
    tensors.add(name, numbers, **scale)


def add_convolution(name):
    """A quantised convolution, from output x input x tap to tap x input x output."""
    values = stored[name + ".weight_quantized"].astype(np.int16) + 128
    scale, zero = float(stored[name + ".weight_scale"][0]), float(stored[name + ".weight_zero_point"][0])
    ordered = np.ascontiguousarray(values.transpose(2, 1, 0)).astype(np.uint8)
    tensors.add(f"{name}.weight", ordered, scale=scale, offset=zero - 128 * scale)


def constant_of(node):
    """The one stored tensor among a node's inputs."""
    return next(name for name in nodes[node].input if name in stored)


add_convolution("conv1")
add_floats("groupnorm.weight", constant_of("/groupnorm/Mul"))
add_floats("groupnorm.bias", constant_of("/groupnorm/Add"))
for name in ("conv2", "conv3"):
    add_convolution(name)
    add_floats(f"{name}.bias", f"{name}.bias")
layers = sum(name.startswith("/layers.") and name.endswith("/self_attn/Softmax") for name in nodes)
for layer in range(layers):
    add_floats(f"{layer}.attentionNorm", f"layers.{layer}.input_layernorm.weight")
    for own, theirs in (("query", "q_proj"), ("key", "k_proj"), ("value", "v_proj"), ("gather", "dense")):
        add_product(f"{layer}.{own}", f"/layers.{layer}/self_attn/{theirs}")
    add_floats(f"{layer}.denseNorm", f"layers.{layer}.post_attention_layernorm.weight")
    for own, theirs in (("widen", "fc1"), ("narrow", "fc2")):
        add_product(f"{layer}.{own}", f"/layers.{layer}/mlp/{theirs}")
        add_floats(f"{layer}.{own}.bias", f"layers.{layer}.mlp.{theirs}.bias")
add_floats("norm", "layer_norm.weight")
tensors.write(f"{TARGET}/encoder", layers=layers)
