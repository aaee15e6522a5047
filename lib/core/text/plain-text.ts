const CONTROLS = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}`

/** A line of text without invisible characters that affect the text around them, such as its direction. */
export const plainText = new RegExp(`^[^${CONTROLS}]*$`, 'u')

/** Removes such characters. */
export function toPlainText(text: string): string {
  return text.replaceAll(new RegExp(`[${CONTROLS}]`, 'gu'), '')
}
