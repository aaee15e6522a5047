const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Text written by strangers, for a mail. It looks the same, but neither the shop nor mail programs turn
 * addresses in it into links, because invisible spaces are inserted.
 */
export function quoted(text: string): string {
  return text.replaceAll(/[.:/@](?=\S)/g, `$&${ZERO_WIDTH_SPACE}`)
}
