"""Takes the decoder of the Moonshine tiny speech model (English, MIT) out of its ONNX file, and its vocabulary out of the package's script.

Nothing is trained or changed: the 8-bit weights stay as they were published, only in the order in which ../packages/speech/src/decoder reads them.
Usage: npm pack @moonshine-ai/moonshine-js@0.1.29, unpack it, then
  /usr/bin/python3 extract_speech_decoder.py package/dist ../packages/speech/models/moonshine-tiny
Needs Debian's python3-onnx. Writes decoder.bin, decoder.json and vocabulary.txt.
"""
import base64, re, sys
import numpy as np
from onnx_weights import Tensors, product, read, scale_of

SOURCE, TARGET = sys.argv[1], sys.argv[2]
graph, stored = read(f"{SOURCE}/model/tiny/quantized/decoder_model_merged.onnx")
# One branch begins a text and works out keys and values of the sound as well; the other goes on with what is known.
(first,) = (part.g for node in graph.node for part in node.attribute if part.name == "else_branch")
nodes = {node.name: node for node in first.node}
tensors = Tensors()
EMBEDDING = "model.decoder.embed_tokens.weight_merged_0"
OUTPUTS, INPUTS = 8, 2


def add_rows(name, numbers, scale):
    """A matrix (outputs x inputs) in blocks of outputs, within a block in pairs of inputs: what the kernel takes at one go."""
    outputs, inputs = numbers.shape
    blocks = numbers.reshape(outputs // OUTPUTS, OUTPUTS, inputs // INPUTS, INPUTS).transpose(0, 2, 1, 3)
    tensors.add(name, np.ascontiguousarray(blocks), inputs=inputs, **scale)


def add_product(name, node):
    numbers, scale = product(stored, nodes[f"/model/decoder/layers.{node}/MatMul_quant"])
    add_rows(name, numbers.T, scale)


def add_floats(name, key):
    tensors.add_floats(name, stored[f"model.decoder.{key}_merged_0"])


def vocabulary():
    """The tokens, which the package's script carries as one long text in base 64."""
    with open(f"{SOURCE}/moonshine.min.js", encoding="utf8") as file:
        packed = re.findall(r"[A-Za-z0-9+/=]{100000,}", file.read())
    texts = (base64.b64decode(text) for text in packed)
    return next(text for text in texts if text.startswith(b"<unk>\n<s>\n</s>\n"))


layers = sum(name.endswith("/encoder_attn/Softmax") for name in nodes)
for layer in range(layers):
    add_floats(f"{layer}.selfNorm", f"layers.{layer}.input_layernorm.weight")
    add_floats(f"{layer}.soundNorm", f"layers.{layer}.post_attention_layernorm.weight")
    for own, theirs in (("self", "self_attn"), ("sound", "encoder_attn")):
        for mine, their in (("query", "q_proj"), ("key", "k_proj"), ("value", "v_proj"), ("gather", "dense")):
            add_product(f"{layer}.{own}.{mine}", f"{layer}/{theirs}/{their}")
    add_floats(f"{layer}.denseNorm", f"layers.{layer}.final_layernorm.weight")
    for own, theirs in (("widen", "up_proj"), ("narrow", "down_proj")):
        add_product(f"{layer}.{own}", f"{layer}/mlp/{theirs}")
        add_floats(f"{layer}.{own}.bias", f"layers.{layer}.mlp.{theirs}.bias")
add_floats("norm", "norm.weight")
add_rows("tokens", stored[f"{EMBEDDING}_quantized"], scale_of(stored, EMBEDDING))
tensors.write(f"{TARGET}/decoder", layers=layers)
with open(f"{TARGET}/vocabulary.txt", "wb") as file:
    file.write(vocabulary())
