/** Every text in a tree, by its key with dots. */
export function textsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key.slice(1), value]]
  return Object.entries(Object(value)).flatMap(([name, child]) => textsOf(child, `${key}.${name}`))
}
