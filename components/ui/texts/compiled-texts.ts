import compile from 'icu-minify/compile'

/** The texts at these places of a tree such as messages/de.json, e.g. `cart.total`, for `TextsProvider`. */
export function compiledTexts(tree: object, places: readonly string[], path = ''): object {
  const parts = Object.entries(tree).flatMap(([name, below]) => {
    const place = `${path}${name}`
    if (places.includes(place)) return [[name, compiled(below)]]
    return places.some((other) => other.startsWith(`${place}.`))
      ? [[name, compiledTexts(below, places, `${place}.`)]]
      : []
  })
  return Object.fromEntries(parts)
}

export function compiled(below: unknown): unknown {
  // As plain objects: React passes no others to the browser.
  if (typeof below === 'string') return JSON.parse(JSON.stringify(compile(below)))
  return Object.fromEntries(Object.entries(Object(below)).map(([name, each]) => [name, compiled(each)]))
}
