import type { Database } from 'better-sqlite3'
import type { Path } from '@/lib/store/store'

/** The keys right below a path, found one by one in the paths of the leaves. */
export class ChildKeys {
  readonly #lastBetween

  constructor(database: Database) {
    this.#lastBetween = database
      .prepare<[Path, Path], Path>(
        'SELECT path FROM leaf WHERE path > ? AND path < ? ORDER BY path DESC LIMIT 1',
      )
      .pluck()
  }

  /**
   * The greatest key, or the greatest one before another. Paths are in the order of their keys, except that what lies
   * below `a` comes after what lies below `a-b`, because `-` comes before `/`; such keys are looked for by themselves.
   */
  last(path: Path, before?: string): string | undefined {
    const start = `${path}/`
    const end = before === undefined ? `${path}0` : start + before
    let last = this.#keyBetween(path, start, end)
    for (
      let longer = last;
      longer !== undefined;
      longer = this.#keyBetween(path, start + last, least(`${start}${last}/`, end))
    )
      last = longer
    const shorter = this.#shorterKey(path, before ?? '')
    return last === undefined || (shorter !== undefined && shorter > last) ? shorter : last
  }

  /** The longest key that another begins with and whose leaves come after those of the other. */
  #shorterKey(path: Path, key: string): string | undefined {
    for (let length = key.length - 1; length > 0; length -= 1) {
      const shorter = key.slice(0, length)
      const isAfter = key.charAt(length) < '/'
      if (isAfter && this.#lastBetween.get(`${path}/${shorter}/`, `${path}/${shorter}0`) !== undefined)
        return shorter
    }
    return undefined
  }

  #keyBetween(path: Path, start: Path, end: Path): string | undefined {
    return this.#lastBetween
      .get(start, end)
      ?.slice(path.length + 1)
      .split('/', 1)[0]
  }
}

const least = (one: string, other: string) => (one < other ? one : other)
