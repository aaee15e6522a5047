/** In characters; longer texts are cut. */
const MAX_TEXT = 100
/** Names that the store does not allow as keys. */
const forbidden = ['__proto__', 'hasOwnProperty']

/** Percent-encodes with `~` all but letters, digits, `_` and `-`. @param taken keys that no text is encoded as */
export function textKey(text: string, taken: readonly string[] = []): string {
  const key = encodeURIComponent(text.slice(0, MAX_TEXT))
    .replaceAll(/[.!~*'()]/g, hexOf)
    .replaceAll('%', '~')
  return [...forbidden, ...taken].includes(key) ? hexOf(key).replace('%', '~') + key.slice(1) : key
}

export function keyText(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('~', '%'))
  } catch {
    return key
  }
}

const hexOf = (text: string) => `%${text.charCodeAt(0).toString(16).toUpperCase()}`
