interface Point {
  x: number
  y: number
}

type Cubic = readonly [Point, Point, Point, Point]

/** The cubic curves of a drawn frequency curve, from left to right, as a browser reads them. */
export function readPath(path: string): Cubic[] {
  const [, first = '', line = ''] = /V(-?\d+)h\d+([cs].+)h\d+V/.exec(path) ?? []
  const cubics: Cubic[] = []
  for (const [, command, text = ''] of line.matchAll(/([cs])([^cs]+)/g)) {
    const last = cubics.at(-1)
    const from = last?.[3] ?? { x: 0, y: Number(first) }
    const points = pairsOf(text).map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))
    const mirrored = last ? { x: 2 * from.x - last[2].x, y: 2 * from.y - last[2].y } : from
    const [one, other, to] = command === 's' ? [mirrored, ...points] : points
    if (!one || !other || !to) throw new Error(`not a curve: ${command}${text}`)
    cubics.push([from, one, other, to])
  }
  return cubics
}

/** Where a cubic curve is at a share of its way. */
export function pointOf([from, one, other, to]: Cubic, t: number): Point {
  const along = (axis: 'x' | 'y') =>
    from[axis] * (1 - t) ** 3 +
    3 * one[axis] * t * (1 - t) ** 2 +
    3 * other[axis] * t ** 2 * (1 - t) +
    to[axis] * t ** 3
  return { x: along('x'), y: along('y') }
}

/** The direction in which a cubic curve starts and ends, in units of height for one of width. */
export function slopesOf([from, one, other, to]: Cubic): [start: number, end: number] {
  return [(one.y - from.y) / (one.x - from.x), (to.y - other.y) / (to.x - other.x)]
}

function pairsOf(text: string): Point[] {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? NaN }] : []))
}
