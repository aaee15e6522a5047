export interface Kept {
  name: string
  bytes: number
  /** Of a page: names of what it needs and links to. */
  needs?: string[]
}

export interface Bounds {
  pages: number
  bytes: number
  always: readonly string[]
}

/** Pages not seen for longest, and files no remaining page needs. @param kept least recently seen first */
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
