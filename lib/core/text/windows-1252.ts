const UNKNOWN = '?'.charCodeAt(0)

/**
 * From 0x80 on, where they differ from Unicode; a space if unused
 * (https://encoding.spec.whatwg.org/index-windows-1252.txt). Node.js 20's decoder treats them as control characters.
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
