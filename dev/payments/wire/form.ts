import { invalid } from './refusal'

export type FormValue = string | FormValue[] | { [name: string]: FormValue }
type Node = string | Map<string, Node>

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const MOST_LEVELS = 8

/**
 * Parses a form with bracketed names: `items[0][name]=x` becomes `{ items: [{ name: 'x' }] }`.
 * @throws Refusal for an invalid name, or one that is both a value and a group
 */
export function parseForm(text: string): { [name: string]: FormValue } {
  const root = new Map<string, Node>()
  for (const [name, value] of new URLSearchParams(text)) insert(root, name, value)
  return groupOf(root)
}

function insert(root: Map<string, Node>, name: string, value: string): void {
  const keys = keysOf(name)
  const last = keys.pop() ?? ''
  let group = root
  for (const key of keys) {
    const child = group.get(key) ?? new Map<string, Node>()
    if (typeof child === 'string') throw invalid(`Invalid form: ${name} is below a value`, { param: name })
    group.set(key, child)
    group = child
  }
  // `list[]` adds one more.
  const key = last === '' ? String(group.size) : last
  if (group.get(key) instanceof Map) throw invalid(`Invalid form: ${name} is a group`, { param: name })
  group.set(key, value)
}

function keysOf(name: string): string[] {
  const [, first, rest] = NAME.exec(name) ?? []
  const keys = first === undefined ? [] : [first, ...(rest ? rest.slice(1, -1).split('][') : [])]
  if (keys.length === 0 || keys.length > MOST_LEVELS) {
    throw invalid(`Received unknown parameter: ${name}`, { param: name, code: 'parameter_unknown' })
  }
  return keys
}

function groupOf(group: Map<string, Node>): { [name: string]: FormValue } {
  return Object.fromEntries([...group].map(([key, node]) => [key, valueOf(node)]))
}

function valueOf(node: Node): FormValue {
  if (typeof node === 'string') return node
  const isList = [...node.keys()].every((key) => /^\d+$/.test(key))
  if (!isList) return groupOf(node)
  return [...node].sort(([one], [other]) => Number(one) - Number(other)).map(([, child]) => valueOf(child))
}
