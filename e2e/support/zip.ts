import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06_05_4b_50
const END_BYTES = 22
const ENTRY_BYTES = 46
const HEADER_BYTES = 30

/** The files of a zip, read by its central directory as every unpacker reads it. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - END_BYTES
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size, nameLength] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const header = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    const start = header + HEADER_BYTES + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const packed = zip.subarray(start, start + size)
    files.set(name, method === 0 ? packed : inflateRawSync(packed))
    at += ENTRY_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
