/** A function's height over x, both in drawing units. */
type Height = (x: number) => number

/** Drawing units that nobody sees. */
const TOLERANCE = 4
const COARSEST = 8
const FINEST = 512

/**
 * The rest of an SVG path that stands at the height of x = 0 and follows a smooth function to the right. It is made of
 * cubic curves which have the function's own slope at both ends, and which are shorter where it bends.
 * @param width a multiple of 3 · 512, so that a curve's control points lie on whole units
 */
export function smoothPath(height: Height, width: number): string {
  const ends = cutsOf(height, width)
  return ends.reduce(
    ({ path, from, before }, to) => {
      const third = (to - from) / 3
      const rise = (x: number, more = 0) => spaced(Math.round(height(x) + more) - Math.round(height(from)))
      const toEnd = `${2 * third}${rise(to, -third * slopeOf(height, to, width))} ${3 * third}${rise(to)}`
      // After one of the same length the first control point is the mirror of the last, and need not be written.
      const first = `${third}${rise(from, third * slopeOf(height, from, width))} `
      return { path: path + (third === before ? `s${toEnd}` : `c${first}${toEnd}`), from: to, before: third }
    },
    { path: '', from: 0, before: 0 },
  ).path
}

/** Where the curves end, from left to right: each is halved until nobody sees that it is not the function. */
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

/** Units of height for each of width; at the edges to one side only. */
function slopeOf(height: Height, x: number, width: number): number {
  const [left, right] = [Math.max(0, x - 1), Math.min(width, x + 1)]
  return (height(right) - height(left)) / (right - left)
}

/** A number behind another; a minus parts them by itself. */
function spaced(value: number): string {
  return value < 0 ? String(value) : ` ${value}`
}
