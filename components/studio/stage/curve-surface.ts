import { MARGIN, type Surface } from './draw-curves'

/** What changes a page's colours without changing the page. */
const SCHEMES = ['(prefers-color-scheme: dark)', '(forced-colors: active)']

/** What is to be known of a box to draw in it from elsewhere. */
export function surfaceOf(box: HTMLElement): Surface {
  // As it is shown: forced colours replace the one that the variable names.
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

/** Lays a canvas over a box and the margin around it, in shares of the box: on paper it is larger, and what is drawn is not. */
export function layOver({ width, height }: Surface, { style }: HTMLCanvasElement): void {
  const [x, y] = [(100 * MARGIN) / width, (100 * MARGIN) / height]
  style.inset = `${-y}% auto auto ${-x}%`
  style.width = `${100 + 2 * x}%`
  style.height = `${100 + 2 * y}%`
}

/** Calls `tell` at first and whenever a box has another size or other colours. @returns ends it */
export function watchSurface(box: HTMLElement, tell: () => void): () => void {
  const watching = new AbortController()
  const sizes = new ResizeObserver(tell)
  sizes.observe(box)
  for (const scheme of SCHEMES)
    matchMedia(scheme).addEventListener('change', tell, { signal: watching.signal })
  return () => {
    sizes.disconnect()
    watching.abort()
  }
}
