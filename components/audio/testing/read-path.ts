interface Point {
  x: number
  y: number
}

type Cubic = readonly [Point, Point, Point, Point]

const NOWHERE: Point = { x: NaN, y: NaN }

/** The cubic curves of a drawn path, from left to right, as a browser reads them. */
export function readPath(path: string): Cubic[] {
  const [, first, line = ''] = /V(-?\d+)h\d+([cs].+)h\d+V/.exec(path) ?? []
  const cubics: Cubic[] = []
  for (const piece of line.match(/[cs][^cs]+/g) ?? []) {
    cubics.push(readPiece(piece, cubics.at(-1), { x: 0, y: Number(first) }))
  }
  return cubics
}

function readPiece(piece: string, last: Cubic | undefined, start: Point): Cubic {
  const from = last?.[3] ?? start
  const points = pairsOf(piece).map(({ x, y }) => ({ x: from.x + x, y: from.y + y }))
  if (piece.startsWith('s')) points.unshift(mirrored(last?.[2] ?? from, from))
  const [one = NOWHERE, other = NOWHERE, to = NOWHERE] = points
  return [from, one, other, to]
}

/** A point on a cubic curve. */
export function pointOf([from, one, other, to]: Cubic, t: number): Point {
  const along = (axis: 'x' | 'y') =>
    from[axis] * (1 - t) ** 3 +
    3 * one[axis] * t * (1 - t) ** 2 +
    3 * other[axis] * t ** 2 * (1 - t) +
    to[axis] * t ** 3
  return { x: along('x'), y: along('y') }
}

/** The slopes at both ends of a cubic curve, as height per width. */
export function slopesOf([from, one, other, to]: Cubic): [start: number, end: number] {
  return [(one.y - from.y) / (one.x - from.x), (to.y - other.y) / (to.x - other.x)]
}

function mirrored(point: Point, at: Point): Point {
  return { x: 2 * at.x - point.x, y: 2 * at.y - point.y }
}

function pairsOf(text: string): Point[] {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? NaN }] : []))
}
