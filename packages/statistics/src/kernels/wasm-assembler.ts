/**
 * A small assembler for WebAssembly: instructions are functions that take the code of their operands and return their own,
 * so that a kernel reads like nested calls. Opcodes are those of the core specification 2.0, chapter 5 (binary format):
 * https://webassembly.github.io/spec/core/binary/
 */
export type Code = readonly number[]
export type ValueType = 'i32' | 'f32' | 'v128'
export type Variable = { get: Code; set: (value: Code) => Code }

const VALUE_TYPES = { i32: 0x7f, f32: 0x7d, v128: 0x7b } as const satisfies Record<ValueType, number>
const NO_RESULT = 0x40
const END = 0x0b
/** Magic number and version. */
const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]

function unsigned(value: number): Code {
  const low = value & 0x7f
  return value > 0x7f ? [low | 0x80, ...unsigned(value >>> 7)] : [low]
}

function signed(value: number): Code {
  const low = value & 0x7f
  const rest = value >> 7
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
  return isLast ? [low] : [low | 0x80, ...signed(rest)]
}

const vector = (opcode: number): Code => [0xfd, ...unsigned(opcode)]
const binary =
  (opcode: Code) =>
  (a: Code, b: Code): Code => [...a, ...b, ...opcode]
const load =
  (opcode: Code) =>
  (address: Code, offset = 0): Code => [...address, ...opcode, 0, ...unsigned(offset)]
const store =
  (opcode: Code) =>
  (address: Code, value: Code, offset = 0): Code => [...address, ...value, ...opcode, 0, ...unsigned(offset)]

/** 32-bit integers: addresses, counts. */
export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  add: binary([0x6a]),
  mul: binary([0x6c]),
  lessThan: binary([0x49]),
  store8: store([0x3a]),
}

export const f32 = {
  const: (value: number): Code => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)],
  greaterThan: binary([0x5e]),
  add: binary([0x92]),
  sub: binary([0x93]),
  div: binary([0x95]),
  min: binary([0x96]),
  max: binary([0x97]),
  load: load([0x2a]),
  store: store([0x38]),
}

/** Four 32-bit floats at once. */
export const f32x4 = {
  load: load(vector(0x00)),
  /** One float from memory in all four places. */
  loadSplat: load(vector(0x09)),
  store: store(vector(0x0b)),
  splat: (value: Code): Code => [...value, ...vector(0x13)],
  lane: (value: Code, number: number): Code => [...value, ...vector(0x1f), number],
  abs: (value: Code): Code => [...value, ...vector(0xe0)],
  nearest: (value: Code): Code => [...value, ...vector(0x6a)],
  greaterThan: binary(vector(0x44)),
  anyTrue: (value: Code): Code => [...value, ...vector(0x53)],
  add: binary(vector(0xe4)),
  sub: binary(vector(0xe5)),
  mul: binary(vector(0xe6)),
  div: binary(vector(0xe7)),
  max: binary(vector(0xe9)),
  /** a · b + c, rounded once where the processor can, else twice (relaxed SIMD). */
  multiplyAdd: (a: Code, b: Code, c: Code): Code => [...a, ...b, ...c, ...vector(0x105)],
  /** c − a · b, likewise. */
  multiplySubtract: (a: Code, b: Code, c: Code): Code => [...a, ...b, ...c, ...vector(0x106)],
}

/** Eight 16-bit integers at once, from the first or last eight of sixteen unsigned bytes. */
export const i16x8 = {
  extendLow: (bytes: Code): Code => [...bytes, ...vector(0x89)],
  extendHigh: (bytes: Code): Code => [...bytes, ...vector(0x8a)],
}

/** Four 32-bit integers at once. */
export const i32x4 = {
  /** Of four floats, without what stands behind the point. */
  truncate: (value: Code): Code => [...value, ...vector(0xf8)],
  shiftLeft: (value: Code, bits: number): Code => [...value, ...i32.const(bits), ...vector(0xab)],
  add: binary(vector(0xae)),
  /** Products of 16-bit integers, neighbours summed up. */
  dot: binary(vector(0xba)),
}

export function when(condition: Code, then: readonly Code[], otherwise: readonly Code[] = []): Code {
  const tail = otherwise.length === 0 ? [] : [0x05, ...otherwise.flat()]
  return [...condition, 0x04, NO_RESULT, ...then.flat(), ...tail, END]
}

/** Runs `body` at least once, and again while `condition` holds after it. */
export function repeatWhile(condition: Code, body: readonly Code[]): Code {
  return [0x03, NO_RESULT, ...body.flat(), ...condition, 0x0d, 0, END]
}

/** Runs `body` for `variable` = 0, `step`, … below `limit`, which is at least 1. */
export function countUp(variable: Variable, limit: Code, step: number, body: readonly Code[]): Code {
  const next = variable.set(i32.add(variable.get, i32.const(step)))
  return [...variable.set(i32.const(0)), ...repeatWhile(i32.lessThan(variable.get, limit), [...body, next])]
}

export type WasmFunction = { name: string; parameters: number; body: Code }

/**
 * Defines a function without a result. `write` first asks for its parameters, all i32, in their order, then for whatever
 * other variables it needs, which start at 0.
 */
export function defineFunction(
  name: string,
  write: (parameter: () => Variable, variable: (type: ValueType) => Variable) => readonly Code[],
): WasmFunction {
  let parameters = 0
  const locals: ValueType[] = []
  const at = (index: number): Variable => ({
    get: [0x20, ...unsigned(index)],
    set: (value) => [...value, 0x21, ...unsigned(index)],
  })
  const parameter = () => {
    if (locals.length > 0) throw new Error(`Parameters of ${name} come before its other variables`)
    return at(parameters++)
  }
  const code = write(parameter, (type) => at(parameters + locals.push(type) - 1))
  return { name, parameters, body: [...list(locals.map((type) => [1, VALUE_TYPES[type]])), ...code.flat(), END] }
}

/** The bytes of a module that exports the functions and imports its memory as `host.memory`. */
export function assembleModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const signatures = functions.map(({ parameters }) => {
    return [0x60, ...list(Array.from({ length: parameters }, () => [VALUE_TYPES.i32])), 0]
  })
  return Uint8Array.from([
    ...HEADER,
    ...section(1, signatures),
    ...section(2, [[...text('host'), ...text('memory'), 0x02, 0x00, 0x01]]),
    ...section(
      3,
      functions.map((_, i) => unsigned(i)),
    ),
    ...section(
      7,
      functions.map(({ name }, i) => [...text(name), 0x00, ...unsigned(i)]),
    ),
    ...section(
      10,
      functions.map(({ body }) => sized(body)),
    ),
  ])
}

function sized(code: Code): Code {
  return [...unsigned(code.length), ...code]
}

function list(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()]
}

function section(id: number, items: readonly Code[]): Code {
  return [id, ...sized(list(items))]
}

function text(name: string): Code {
  return sized([...new TextEncoder().encode(name)])
}
