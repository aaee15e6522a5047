const UNKNOWN = '?'.charCodeAt(0)

/**
 * The characters of the bytes from 0x80 on that differ from Unicode; a space where a byte is unused:
 * https://encoding.spec.whatwg.org/index-windows-1252.txt. Listed here, because the decoder of Node.js 20 treats them
 * as control characters.
 */
const SPECIAL = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const special = new Map(Array.from(SPECIAL, (character, index) => [character, 0x80 + index] as const))

/** A text in Windows-1252; unsupported characters become question marks. */
export function windows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Array.from(text.normalize('NFC')), byteOf)
}

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? UNKNOWN
  const isSame = code < 0x80 || (code >= 0xa0 && code <= 0xff)
  return isSame ? code : (special.get(character) ?? UNKNOWN)
}
