const CONTROLS = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}`

/** A line of text without invisible characters that affect the text around them, such as its direction. */
export const plainText = new RegExp(`^[^${CONTROLS}]*$`, 'u')

/** Removes such characters. */
export function toPlainText(text: string): string {
  return text.replaceAll(new RegExp(`[${CONTROLS}]`, 'gu'), '')
}

/** Normalises a text for searching: ignores case, accents, and ß versus ss. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}
