import { plainWords } from '@/lib/core/text/plain-text'
import type { HeadsetSummary } from './schema'

const MOST = 20
/** Lengths from which on one and two wrong letters are tolerated. */
const FORGIVEN_LENGTHS = [4, 6] as const
/** Score of a name's word for a searched one; 0 for no match. */
const FIT = { exact: 8, beginning: 5, oneWrong: 2, twoWrong: 1 } as const

/** Without I, which is written as a letter, in the forms found in model names. */
const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8' }

/**
 * Best first, then in their order. Ignores case, accents, spaces, hyphens and word order, treats Roman numerals as
 * numbers, and tolerates small typos. By hand: a search library takes several times as long for thousands of names,
 * above all before the first search.
 */
export function searchHeadsets<T extends HeadsetSummary>(
  headsets: readonly T[],
  query: string,
  most = MOST,
): T[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const { vocabulary, entries } = indexOf(headsets)
  const fits = words.map((word) => Uint8Array.from(vocabulary, (known) => fitOf(word, known)))
  const joined = words.join('')
  return headsets
    .flatMap((headset, place) => {
      const score = Math.max(0, ...(entries[place] ?? []).map((name) => scoreOf(name, fits, joined)))
      return score > 0 ? [{ headset, score }] : []
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ headset }) => headset)
}

interface Name {
  words: readonly number[]
  /** Its words joined, with a space before each place at which a search for several words as one may begin. */
  joined: string
}

interface Index {
  vocabulary: readonly string[]
  entries: readonly (readonly Name[])[]
}

const indexes = new WeakMap<readonly HeadsetSummary[], Index>()

function indexOf(headsets: readonly HeadsetSummary[]): Index {
  const known = indexes.get(headsets)
  if (known) return known
  const places = new Map<string, number>()
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size
    places.set(word, place)
    return place
  }
  const entries = headsets.map(({ name, aliases }) =>
    [name, ...aliases].map((text) => {
      const words = wordsOf(text)
      return {
        words: words.map(placeOf),
        joined: words.map((_, from) => ` ${words.slice(from).join('')}`).join(''),
      }
    }),
  )
  const index = { vocabulary: [...places.keys()], entries }
  indexes.set(headsets, index)
  return index
}

/** The sum over all searched words, each with its best match; higher for names with fewer other words. */
function scoreOf({ words, joined }: Name, fits: readonly Uint8Array[], query: string): number {
  let sum = 0
  for (const fit of fits) {
    let best = 0
    for (const word of words) best = Math.max(best, fit[word] ?? 0)
    if (best === 0) {
      sum = 0
      break
    }
    sum += best
  }
  // As one word, for names split differently: `hyper x`, `blackshark`.
  const whole = joined.includes(` ${query}`) ? FIT.beginning * fits.length : 0
  const score = Math.max(sum, whole)
  return score === 0 ? 0 : score + 1 / (1 + words.length)
}

function fitOf(asked: string, known: string): number {
  if (known === asked) return FIT.exact
  if (/^\d/.test(asked)) return /^\d/.test(known) && known.startsWith(asked) ? 1 : 0
  if (known.startsWith(asked)) return FIT.beginning
  const most = FORGIVEN_LENGTHS.filter((length) => asked.length >= length).length
  if (most === 0 || Math.abs(known.length - asked.length) > most) return 0
  const edits = editsBetween(asked, known, most)
  if (edits > most) return 0
  return edits === 1 ? FIT.oneWrong : FIT.twoWrong
}

/** `DT 990 Pro` and `dt990pro` as dt, 990, pro; `Arctis 7+` as arctis, 7, plus. */
function wordsOf(text: string): string[] {
  const plain = plainWords(text).replaceAll('+', ' plus ')
  return (plain.match(/\d+|[^\P{L}\d]+/gu) ?? []).map((word) => ROMAN[word] ?? word)
}

/** Optimal string alignment (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance); above `most`, any. */
export function editsBetween(one: string, other: string, most: number): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  const isSame = (row: number, column: number) => one[row - 1] === other[column - 1]
  const swapped = (row: number, column: number) =>
    row > 1 && column > 1 && isSame(row, column - 1) && isSame(row - 1, column)
      ? at(row - 2, column - 2) + 1
      : Infinity
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = at(row - 1, column - 1) + (isSame(row, column) ? 0 : 1)
      const longer = Math.min(at(row - 1, column), at(row, column - 1)) + 1
      current[column] = Math.min(replaced, longer, swapped(row, column))
    }
    if (Math.min(...current) > most) return most + 1
  }
  return at(one.length, other.length)
}
