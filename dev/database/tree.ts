import type { Json } from '@/lib/store/store'

type Leaf = string | number | boolean
type Node = Leaf | Map<string, Node>

/** A value for a path; null deletes. */
export interface Write {
  keys: readonly string[]
  value: Json | null
}

/** The server's data: the cost of a write depends on the path's length only. */
export class Tree {
  private root: Map<string, Node> = new Map()

  get(keys: readonly string[]): Json | null {
    const node = this.nodeAt(keys)
    return node === undefined ? null : toJson(node)
  }

  /** The keys of the children at a path; none below a leaf. */
  keysAt(keys: readonly string[]): string[] {
    const node = this.nodeAt(keys)
    return node instanceof Map ? [...node.keys()] : []
  }

  /** A leaf on the way becomes an object, and objects that end up empty vanish. */
  set({ keys, value }: Write): void {
    const node = value === null ? undefined : toNode(value)
    const last = keys.at(-1)
    if (last === undefined) {
      this.root = node instanceof Map ? node : new Map()
    } else if (node === undefined) {
      this.remove(keys, last)
    } else {
      keys.slice(0, -1).reduce(childMap, this.root).set(last, node)
    }
  }

  private remove(keys: readonly string[], last: string): void {
    const parents = keys.slice(0, -1)
    const parent = this.nodeAt(parents)
    if (!(parent instanceof Map)) return
    parent.delete(last)
    const key = parents.at(-1)
    if (parent.size === 0 && key !== undefined) this.remove(parents, key)
  }

  private nodeAt(keys: readonly string[]): Node | undefined {
    return keys.reduce<Node | undefined>(
      (node, key) => (node instanceof Map ? node.get(key) : undefined),
      this.root.size === 0 ? undefined : this.root,
    )
  }
}

function childMap(parent: Map<string, Node>, key: string): Map<string, Node> {
  const existing = parent.get(key)
  if (existing instanceof Map) return existing
  const created = new Map<string, Node>()
  parent.set(key, created)
  return created
}

function toNode(value: Json): Node | undefined {
  if (typeof value !== 'object') return value
  const children = new Map<string, Node>()
  for (const [key, child] of Object.entries(value)) {
    const node = toNode(child)
    if (node !== undefined) children.set(key, node)
  }
  return children.size === 0 ? undefined : children
}

function toJson(node: Node): Json {
  if (!(node instanceof Map)) return node
  return Object.fromEntries([...node].map(([key, child]) => [key, toJson(child)]))
}
