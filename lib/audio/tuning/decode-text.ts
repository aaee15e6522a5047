import { Unreadable } from './tuning'

/** Control characters that never occur in text, unlike tab, line feed, form feed and carriage return. */
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\uffff]/
/** Maximum share of characters that could not be decoded. */
const MOST_LOST = 0.1
/** Zero-width characters that web pages put between words. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g
/** Dashes used as a minus. */
const DASH = /[\u2010-\u2013\u2212](?=\s?[\d.,])/g
/** End-of-file character of old Windows programs. */
const END = /\u001a\s*$/

/**
 * Decodes a file: UTF-16 (as Windows programs write it) or UTF-8 by its byte order mark; without one UTF-8, or
 * else the Western Windows code page, like Equalizer APO. Throws `Unreadable` for anything but text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(END, '')
  const lost = text.split('\ufffd').length - 1
  if (lost > MOST_LOST * text.length || BINARY.test(text)) throw new Unreadable('binary')
  if (text.trim() === '') throw new Unreadable('empty')
  return text
    .replace(INVISIBLE, '')
    .replace(DASH, '-')
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
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
