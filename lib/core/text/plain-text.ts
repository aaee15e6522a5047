const CONTROLS = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}`

/** One line of text without characters that nobody sees and that change what stands around them, such as its direction. */
export const plainText = new RegExp(`^[^${CONTROLS}]*$`, 'u')

/** The text without such characters. */
export function toPlainText(text: string): string {
  return text.replaceAll(new RegExp(`[${CONTROLS}]`, 'gu'), '')
}
