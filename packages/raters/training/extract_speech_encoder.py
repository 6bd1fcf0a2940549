"""Takes the encoder of the Moonshine tiny speech model (English, MIT) out of its ONNX file.

Nothing is trained or changed: the 8-bit weights stay as they were published, only in an order that ../src/speech/speech-encoder.ts reads in a row.
Usage: npm pack @moonshine-ai/moonshine-js@0.1.29, unpack it, then
  /usr/bin/python3 extract_speech_encoder.py package/dist/model/tiny/quantized/encoder_model.onnx ../models/moonshine-tiny
Needs Debian's python3-onnx. Writes encoder.bin and encoder.json.
"""
import json, sys
import numpy as np
import onnx
from onnx import numpy_helper

SOURCE, TARGET = sys.argv[1], sys.argv[2]
graph = onnx.load(SOURCE).graph
stored = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
nodes = {node.name: node for node in graph.node}
body, tensors = bytearray(), {}


def add(name, numbers, **more):
    body.extend(b"\0" * (-len(body) % 4))
    tensors[name] = {"at": len(body), "count": int(numbers.size), **more}
    body.extend(numbers.tobytes())


def add_floats(name, key):
    add(name, stored[key].astype("<f4"))


def add_product(name, node):
    """A quantised matrix product: inputs x outputs, value = byte * scale + offset."""
    key = nodes[f"{node}/MatMul_quant"].input[1].removesuffix("_quantized")
    scale, zero = float(stored[key + "_scale"]), int(stored[key + "_zero_point"])
    add(name, stored[key + "_quantized"], scale=scale, offset=-zero * scale)


def add_convolution(name):
    """A quantised convolution, from output x input x tap to tap x input x output."""
    values = stored[name + ".weight_quantized"].astype(np.int16) + 128
    scale, zero = float(stored[name + ".weight_scale"][0]), float(stored[name + ".weight_zero_point"][0])
    add(f"{name}.weight", np.ascontiguousarray(values.transpose(2, 1, 0)).astype(np.uint8), scale=scale, offset=zero - 128 * scale)


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

with open(f"{TARGET}/encoder.bin", "wb") as file:
    file.write(body)
with open(f"{TARGET}/encoder.json", "w") as file:
    json.dump({"layers": layers, "tensors": tensors}, file)
print(layers, "layers", len(body), "bytes")
