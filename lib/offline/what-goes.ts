/** Something that is kept on the device. */
export interface Kept {
  name: string
  bytes: number
  /** For a page, what it needs and leads to, by name; files have none. */
  needs?: string[]
}

export interface Bounds {
  pages: number
  bytes: number
  /** Pages that stay whatever comes. */
  always: readonly string[]
}

/**
 * What has to go so that the rest keeps within bounds: the pages that were not seen for the longest time, and all files
 * that no page needs any more.
 * @param kept in the order in which it was last seen, the longest ago first
 */
export function whatGoes(kept: readonly Kept[], { pages, bytes, always }: Bounds): string[] {
  const staying = kept.filter(({ needs }) => needs !== undefined)
  const leaving = staying.filter(({ name }) => !always.includes(name))
  const isTooMuch = () => staying.length > pages || bytesOf(filesFor(kept, staying)) > bytes
  while (leaving.length > 0 && isTooMuch()) {
    const oldest = leaving.shift()
    staying.splice(
      staying.findIndex((page) => page === oldest),
      1,
    )
  }
  const stays = new Set(filesFor(kept, staying))
  return kept.filter((entry) => !stays.has(entry)).map(({ name }) => name)
}

function filesFor(kept: readonly Kept[], pages: readonly Kept[]): Kept[] {
  const needed = new Set(pages.flatMap(({ name, needs = [] }) => [name, ...needs]))
  return kept.filter(({ name }) => needed.has(name))
}

const bytesOf = (kept: readonly Kept[]) => kept.reduce((sum, { bytes }) => sum + bytes, 0)
