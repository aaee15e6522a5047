const ZERO_WIDTH_SPACE = '\u200b'

/** For text by strangers: invisible spaces keep the shop and mail programs from turning addresses into links. */
export function quoted(text: string): string {
  return text.replaceAll(/[.:/@](?=\S)/g, `$&${ZERO_WIDTH_SPACE}`)
}
