const CONTROLS = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}`

/** One line without invisible characters that affect the text around them, such as its direction. */
export const plainText = new RegExp(`^[^${CONTROLS}]*$`, 'u')

export function toPlainText(text: string): string {
  return text.replaceAll(new RegExp(`[${CONTROLS}]`, 'gu'), '')
}

/** Soft hyphens, zero-width spaces, word joiners and byte order marks, which copied text contains. */
const INVISIBLE = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g

/** Joiners within emoji and in scripts that need them stay. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '')
}

/** The path of a page's address without what was copied along at its end: brackets, quotes, a full stop. */
export function withoutTail(pathname: string): string {
  const last = pathname.lastIndexOf('/') + 1
  let name = pathname.slice(last)
  try {
    name = decodeURIComponent(name)
  } catch {
    return pathname
  }
  const plain = withoutInvisible(name).replace(/[^\p{L}\p{N}_-]+$/u, '')
  return plain === name ? pathname : pathname.slice(0, last) + encodeURIComponent(plain)
}

/** Ignores case, accents, ß versus ss, and variants of a letter, such as full-width ones. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A text for use in addresses: a-z, 0-9 and single hyphens, cut to a length; may be ''. */
export function slugOf(text: string, longest: number): string {
  const plain = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  return plain.slice(0, longest).replaceAll(/^-+|-+$/g, '')
}
