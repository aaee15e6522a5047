/**
 * The text of a file from a bank: UTF-8, with a mark at the beginning or without, or else Windows-1252, which Latin-1 is a
 * part of. Every byte is a character of that, so nothing else can be told from it.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
