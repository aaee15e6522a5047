/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on (https://encoding.spec.whatwg.org/#windows-1252). */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text of a file from a bank: UTF-8, with a mark at the beginning or without, or else Windows-1252, which Latin-1 is a
 * part of. Every byte is a character of that, so nothing else can be told from it.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Node.js 20 takes `windows-1252` for Latin-1 (nodejs/node#56542).
    const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    return latin.replaceAll(
      /[\u0080-\u009f]/g,
      (control) => FROM_0X80[control.charCodeAt(0) - 0x80] ?? control,
    )
  }
}
