interface IcoImage {
  /** Width and height, at most 256 pixels. */
  size: number
  png: Buffer
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/**
 * Combines PNG images into an ICO file: a header, one entry per image, then the unchanged images.
 * Format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), PNG entries since Windows Vista.
 */
export function encodeIco(images: readonly IcoImage[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + images.length * ENTRY_BYTES)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach(({ size, png }, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    // 256 is written as 0.
    directory.writeUInt8(size % 256, entry)
    directory.writeUInt8(size % 256, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
