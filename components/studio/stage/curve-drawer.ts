import type { CurveNews } from './curve-pen'
import type { CurveMessage } from './curve-worker'
import { MARGIN, type Surface } from './draw-curves'

/** In a worker, so that the page does not wait; without a worker, in the page. */
export class CurveDrawer {
  readonly #box: HTMLElement
  readonly #unwatch: () => void
  readonly #news: CurveNews = {}
  #canvas: HTMLCanvasElement
  #worker: Worker | undefined
  #send: (news: CurveNews) => void = () => {}

  constructor(box: HTMLElement) {
    this.#box = box
    this.#canvas = document.createElement('canvas')
    // Placed before it is added: moving it later would count as a layout shift.
    layOver(surfaceOf(box), this.#canvas)
    box.append(this.#canvas)
    if ('transferControlToOffscreen' in this.#canvas) this.#drawInWorker()
    else void this.#drawInPage()
    this.#unwatch = watchSurface(box, () => {
      const surface = surfaceOf(box)
      layOver(surface, this.#canvas)
      this.tell({ surface })
    })
  }

  tell(news: CurveNews): void {
    Object.assign(this.#news, news)
    this.#send(news)
  }

  close(): void {
    this.#unwatch()
    this.#worker?.terminate()
    this.#canvas.remove()
  }

  #drawInWorker(): void {
    const worker = new Worker(new URL('./curve-worker.ts', import.meta.url))
    this.#worker = worker
    const canvas = this.#canvas.transferControlToOffscreen()
    worker.postMessage({ canvas } satisfies CurveMessage, [canvas])
    this.#send = (news) => worker.postMessage(news satisfies CurveMessage)
    worker.onerror = () => {
      worker.terminate()
      // The first canvas has been transferred.
      const anew = document.createElement('canvas')
      anew.style.cssText = this.#canvas.style.cssText
      this.#canvas.replaceWith(anew)
      this.#canvas = anew
      void this.#drawInPage()
    }
  }

  async #drawInPage(): Promise<void> {
    this.#send = () => {}
    const { CurvePen } = await import('./curve-pen')
    const pen = new CurvePen(this.#canvas.getContext('2d'))
    this.#send = (news) => pen.tell(news)
    pen.tell(this.#news)
  }
}

/** These change the colours without changing the page. */
const SCHEMES = ['(prefers-color-scheme: dark)', '(forced-colors: active)']

function surfaceOf(box: HTMLElement): Surface {
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

/** In relative units: print scales the box but not the drawing. */
function layOver({ width, height }: Surface, { style }: HTMLCanvasElement): void {
  const [x, y] = [(100 * MARGIN) / width, (100 * MARGIN) / height]
  style.inset = `${-y}% auto auto ${-x}%`
  style.width = `${100 + 2 * x}%`
  style.height = `${100 + 2 * y}%`
}

/** Tells now and on changes of size or colours, also those of the preset shown. @returns stops it */
function watchSurface(box: HTMLElement, tell: () => void): () => void {
  const watching = new AbortController()
  const sizes = new ResizeObserver(tell)
  sizes.observe(box)
  const colours = new MutationObserver(tell)
  const palette = box.closest('.palette')
  if (palette) colours.observe(palette, { attributeFilter: ['style', 'data-side'] })
  for (const scheme of SCHEMES)
    matchMedia(scheme).addEventListener('change', tell, { signal: watching.signal })
  return () => {
    sizes.disconnect()
    colours.disconnect()
    watching.abort()
  }
}
