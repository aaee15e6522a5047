import { MARGIN, type Surface } from './draw-curves'

/** These change the colours without changing the page. */
const SCHEMES = ['(prefers-color-scheme: dark)', '(forced-colors: active)']

/** Everything needed to draw into the box from a worker. */
export function surfaceOf(box: HTMLElement): Surface {
  // The computed colour: forced colours override the variable's.
  const colorOf = (name: string) => {
    box.style.color = `var(--color-${name})`
    return getComputedStyle(box).color
  }
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    density: devicePixelRatio,
    colors: { accent: colorOf('accent'), muted: colorOf('muted'), text: colorOf('text') },
  }
}

/**
 * Places a canvas over a box and a margin around it, in relative units, because print scales the box but not
 * the drawing.
 */
export function layOver({ width, height }: Surface, { style }: HTMLCanvasElement): void {
  const [x, y] = [(100 * MARGIN) / width, (100 * MARGIN) / height]
  style.inset = `${-y}% auto auto ${-x}%`
  style.width = `${100 + 2 * x}%`
  style.height = `${100 + 2 * y}%`
}

/** Calls `tell` now and whenever the size or the colours change, also those of the world around. @returns stops it */
export function watchSurface(box: HTMLElement, tell: () => void): () => void {
  const watching = new AbortController()
  const sizes = new ResizeObserver(tell)
  sizes.observe(box)
  const colours = new MutationObserver(tell)
  const world = box.closest('.world')
  if (world) colours.observe(world, { attributeFilter: ['style', 'data-side'] })
  for (const scheme of SCHEMES)
    matchMedia(scheme).addEventListener('change', tell, { signal: watching.signal })
  return () => {
    sizes.disconnect()
    colours.disconnect()
    watching.abort()
  }
}
