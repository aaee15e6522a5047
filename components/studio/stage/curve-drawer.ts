import type { CurveNews } from './curve-pen'
import { layOver, surfaceOf, watchSurface } from './curve-surface'
import type { CurveMessage } from './curve-worker'

/** Draws curves in a worker, so that the page does not wait; without a worker, in the page. */
export class CurveDrawer {
  readonly #box: HTMLElement
  readonly #unwatch: () => void
  /** The full state, for a worker that starts later. */
  readonly #told: CurveNews = {}
  #canvas: HTMLCanvasElement
  #worker: Worker | undefined
  #send: (news: CurveNews) => void = () => {}

  constructor(box: HTMLElement) {
    this.#box = box
    this.#canvas = document.createElement('canvas')
    // In its place from the start: a canvas that moves is a shift of the page.
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
    Object.assign(this.#told, news)
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
    // E.g. in a browser that blocks workers.
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
    pen.tell(this.#told)
  }
}
