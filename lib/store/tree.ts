import type { Json, Path } from './store'

/** Path, and value as JSON text. */
export type Leaf = [path: Path, text: string]

export function leavesOf(path: Path, value: Json): Leaf[] {
  const leaves: Leaf[] = []
  collectLeaves(path, value, leaves)
  return leaves
}

function collectLeaves(path: Path, value: Json, leaves: Leaf[]): void {
  if (typeof value !== 'object') {
    leaves.push([path, JSON.stringify(value)])
    return
  }
  for (const [key, child] of Object.entries(value)) collectLeaves(`${path}/${key}`, child, leaves)
}

/** Builds the value at a path from the leaves at and below it; null without leaves. */
export function valueOf(path: Path, leaves: Iterable<Leaf>): Json | null {
  let root: { [key: string]: Json } | null = null
  for (const [leafPath, text] of leaves) {
    const value = parseLeaf(text)
    if (leafPath === path) return value
    root ??= {}
    setBelow(root, leafPath.slice(path.length + 1).split('/'), value)
  }
  return root
}

export function parseLeaf(text: string): string | number | boolean {
  const value = JSON.parse(text)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new TypeError('not the text of a leaf')
}

function setBelow(root: { [key: string]: Json }, keys: string[], value: Json): void {
  let parent = root
  const last = keys.length - 1
  for (let depth = 0; depth < last; depth += 1) {
    const key = keys[depth] ?? ''
    const child = Object.hasOwn(parent, key) ? parent[key] : undefined
    parent = typeof child === 'object' ? child : (parent[key] = {})
  }
  parent[keys[last] ?? ''] = value
}

/** Sets a value nested in another, at the path of these keys. @returns undefined if nothing is left */
export function withValue(
  present: Json | null,
  [key, ...below]: string[],
  value: Json | null,
): Json | undefined {
  if (key === undefined) return value ?? undefined
  const children = new Map(Object.entries(typeof present === 'object' ? (present ?? {}) : {}))
  const child = withValue(children.get(key) ?? null, below, value)
  if (child === undefined) children.delete(key)
  else children.set(key, child)
  return children.size === 0 ? undefined : Object.fromEntries(children)
}

export function isRelated(path: Path, other: Path): boolean {
  return path === other || path.startsWith(`${other}/`) || other.startsWith(`${path}/`)
}
