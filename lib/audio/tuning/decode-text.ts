import { Unreadable } from './unreadable'

/** Control characters that no text contains; tab, line feed, form feed and carriage return are some that it does. */
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufffd\uffff]/

/**
 * The text of a file: by its byte order mark UTF-16 (as Windows programs write it) or UTF-8; without one UTF-8, or the
 * Western code page of Windows where it is no UTF-8, as Equalizer APO does. Throws `Unreadable` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (BINARY.test(text)) throw new Unreadable('binary')
  if (text.trim() === '') throw new Unreadable('empty')
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
