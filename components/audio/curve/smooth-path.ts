/** Height over x, both in drawing units. */
type Height = (x: number) => number

/** Drawing units; too small to see. */
const TOLERANCE = 4
const COARSEST = 8
const FINEST = 512

/**
 * The rest of an SVG path that starts at x = 0 and follows a smooth function to the right, in cubic curves that
 * have the function's slope at both ends and get shorter where it bends.
 * @param width a multiple of 3 · 512, so that control points are integers
 */
export function smoothPath(height: Height, width: number): string {
  const ends = cutsOf(height, width)
  return ends.reduce(
    ({ path, from, before }, to) => {
      const third = (to - from) / 3
      const rise = (x: number, more = 0) => spaced(Math.round(height(x) + more) - Math.round(height(from)))
      const toEnd = `${2 * third}${rise(to, -third * slopeOf(height, to, width))} ${3 * third}${rise(to)}`
      // After a curve of the same length, the first control point mirrors the last one and can be omitted.
      const first = `${third}${rise(from, third * slopeOf(height, from, width))} `
      return { path: path + (third === before ? `s${toEnd}` : `c${first}${toEnd}`), from: to, before: third }
    },
    { path: '', from: 0, before: 0 },
  ).path
}

/** The ends of the curves, halved until the difference from the function is invisible. */
function cutsOf(height: Height, width: number): number[] {
  const cuts = (from: number, length: number): number[] =>
    length <= width / FINEST || isClose(height, from, length, width)
      ? [from + length]
      : [...cuts(from, length / 2), ...cuts(from + length / 2, length / 2)]
  return Array.from({ length: COARSEST }, (_, index) =>
    cuts((index * width) / COARSEST, width / COARSEST),
  ).flat()
}

function isClose(height: Height, from: number, length: number, width: number): boolean {
  const [start, end] = [height(from), height(from + length)]
  const [rise, fall] = [slopeOf(height, from, width) * length, slopeOf(height, from + length, width) * length]
  return [1 / 4, 1 / 2, 3 / 4].every((t) => {
    const cubic =
      start * (1 + 2 * t) * (1 - t) ** 2 +
      rise * t * (1 - t) ** 2 +
      end * t ** 2 * (3 - 2 * t) +
      fall * t ** 2 * (t - 1)
    return Math.abs(cubic - height(from + length * t)) < TOLERANCE
  })
}

/** Height per width; one-sided at the edges. */
function slopeOf(height: Height, x: number, width: number): number {
  const [left, right] = [Math.max(0, x - 1), Math.min(width, x + 1)]
  return (height(right) - height(left)) / (right - left)
}

/** A number after another one; a minus sign separates them by itself. */
function spaced(value: number): string {
  return value < 0 ? String(value) : ` ${value}`
}
