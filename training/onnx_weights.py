"""What the scripts share that take 8-bit weights out of an ONNX file: reading them, and writing NAME.bin with NAME.json."""
import json
import numpy as np
import onnx
from onnx import numpy_helper


def read(path):
    """The graph of an ONNX file, and its stored tensors by name."""
    graph = onnx.load(path).graph
    return graph, {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}


def product(stored, node):
    """A quantised matrix product (inputs x outputs): value = byte * scale + offset."""
    key = node.input[1].removesuffix("_quantized")
    return stored[key + "_quantized"], scale_of(stored, key)


def scale_of(stored, key):
    """How the bytes of a quantised tensor become numbers."""
    scale, zero = float(stored[key + "_scale"]), int(stored[key + "_zero_point"])
    return {"scale": scale, "offset": -zero * scale}


class Tensors:
    """Tensors one behind the other, and a list of where each lies."""

    def __init__(self):
        self.body, self.places = bytearray(), {}

    def add(self, name, numbers, **more):
        self.body.extend(b"\0" * (-len(self.body) % 4))
        self.places[name] = {"at": len(self.body), "count": int(numbers.size), **more}
        self.body.extend(numbers.tobytes())

    def add_floats(self, name, numbers):
        self.add(name, numbers.astype("<f4"))

    def write(self, target, **shape):
        with open(f"{target}.bin", "wb") as file:
            file.write(self.body)
        with open(f"{target}.json", "w") as file:
            json.dump({**shape, "tensors": self.places}, file)
        print(*shape.values(), "layers", len(self.body), "bytes")
