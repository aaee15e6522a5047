import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*'(@\/|\.{1,2}\/)([^']+)'/g

const sources = ['lib', 'components']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))

/** `lib/orders` for `lib/orders/state/change-order`. */
const domainOf = (path: string) => path.split(sep).slice(0, 2).join(sep)

/** The folders in its own domain that a file imports from. */
function foldersUsedBy(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, base = '', path = '']) => normalize(base === '@/' ? path : join(dirname(file), base, path)))
    .filter((path) => domainOf(path) === domainOf(file))
    .map(dirname)
}

/**
 * For each folder, the folders beside it in its domain that it imports. Files of a domain itself, or of a folder with subfolders,
 * may combine the folders below them; these imports are not counted.
 */
function usesBeside(): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>()
  for (const file of sources) {
    const folder = dirname(file)
    const beside = foldersUsedBy(file).filter((used) => !isWithin(used, folder) && !isWithin(folder, used))
    uses.set(folder, new Set([...(uses.get(folder) ?? []), ...beside]))
  }
  return uses
}

const isWithin = (folder: string, other: string) => `${folder}${sep}`.startsWith(`${other}${sep}`)

/** All folders that are reached from one, over any number of imports. */
function reachedFrom(folder: string, uses: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(uses.get(folder) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(uses.get(next) ?? []))
  }
  return reached
}

it('finds no folders of a domain that import each other', () => {
  const uses = usesBeside()
  expect(uses.size).toBeGreaterThan(150)
  expect([...uses.values()].filter((used) => used.size > 0).length).toBeGreaterThan(50)
  expect([...uses.keys()].filter((folder) => reachedFrom(folder, uses).has(folder))).toEqual([])
})
