import { nextTurn } from '@/lib/core/next-turn'

const PART = 64 * 1024

/** From 0x80 on, where Latin-1 has control characters (https://encoding.spec.whatwg.org/#windows-1252). */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** UTF-16 or UTF-8, with or without a byte order mark, or else Windows-1252, which accepts every byte. */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Node.js 20 decodes `windows-1252` as Latin-1 (nodejs/node#56542).
    const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    return latin.replaceAll(
      /[\u0080-\u009f]/g,
      (control) => FROM_0X80[control.charCodeAt(0) - 0x80] ?? control,
    )
  }
}

/** UTF-16 has a byte order mark, or a 0 in every other byte of its first Latin letters. */
function wideEncoding([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && fourth === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0)) return 'utf-16be'
  return null
}

/** Yields a long text in parts, letting the process handle other requests in between. */
export async function* textParts(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PART) {
    yield text.slice(at, at + PART)
    await nextTurn()
  }
}
