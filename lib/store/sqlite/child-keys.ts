import type { Database } from 'better-sqlite3'
import type { Path } from '@/lib/store/store'

/** The keys directly below a path, found one by one from the leaves' paths. */
export class ChildKeys {
  readonly #lastBetween
  readonly #firstFrom

  constructor(database: Database) {
    this.#firstFrom = database
      .prepare<[Path, Path], Path>('SELECT path FROM leaf WHERE path >= ? AND path < ? ORDER BY path LIMIT 1')
      .pluck()
    this.#lastBetween = database
      .prepare<[Path, Path], Path>(
        'SELECT path FROM leaf WHERE path > ? AND path < ? ORDER BY path DESC LIMIT 1',
      )
      .pluck()
  }

  /**
   * The highest key, or the highest before another. Paths sort like their keys, except that everything below `a`
   * comes after everything below `a-b`, because `-` sorts before `/`; such keys are searched for separately.
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

  /** The lowest key, or the lowest after another. */
  first(path: Path, after = ''): string | undefined {
    let key = this.#keyFrom(path, `${path}/${after} `)
    // Skips the leaves of the other key, and of keys that it begins with.
    while (key !== undefined && key <= after) key = this.#keyFrom(path, `${path}/${key}0`)
    return key === undefined ? undefined : this.#shortestKey(path, key, after)
  }

  /** The longest key that is a prefix of another and whose leaves come after the other's. */
  #shorterKey(path: Path, key: string): string | undefined {
    for (let length = key.length - 1; length > 0; length -= 1) {
      const shorter = key.slice(0, length)
      if (this.#comesLater(path, shorter, key)) return shorter
    }
    return undefined
  }

  /**
   * The shortest key after `after` that is a prefix of another and whose leaves come after the other's; else the
   * other.
   */
  #shortestKey(path: Path, key: string, after: string): string {
    for (let length = 1; length < key.length; length += 1) {
      const shorter = key.slice(0, length)
      if (shorter > after && this.#comesLater(path, shorter, key)) return shorter
    }
    return key
  }

  /** Whether a key that is a prefix of another exists, with leaves after the other's. */
  #comesLater(path: Path, shorter: string, key: string): boolean {
    const isAfter = key.charAt(shorter.length) < '/'
    return isAfter && this.#firstFrom.get(`${path}/${shorter}/`, `${path}/${shorter}0`) !== undefined
  }

  #keyFrom(path: Path, start: Path): string | undefined {
    const first = this.#firstFrom.get(start, `${path}0`)
    return first === undefined ? undefined : keyIn(path, first)
  }

  #keyBetween(path: Path, start: Path, end: Path): string | undefined {
    const last = this.#lastBetween.get(start, end)
    return last === undefined ? undefined : keyIn(path, last)
  }
}

const keyIn = (path: Path, leaf: Path) => leaf.slice(path.length + 1).split('/', 1)[0] ?? ''

const least = (one: string, other: string) => (one < other ? one : other)
