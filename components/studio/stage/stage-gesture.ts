import type { Filter } from '@/lib/audio/filter'
import { dragged, pinched, turned } from '@/lib/studio/drag'
import type { StudioStore } from '../studio-store'

const FINE = 0.2

/** In pixels. */
interface Touch {
  pointerId: number
  pointerType: string
  clientX: number
  clientY: number
  shiftKey: boolean
}

interface Place {
  x: number
  y: number
}

/** A handle under a pointer; a second pointer sets its width. */
interface Drag {
  band: number
  /** Where `moved` starts, in pixels. */
  from: Filter
  moved: Place
  size: { width: number; height: number }
  pointers: Map<number, Place>
  pinch?: { from: Filter; distance: number } | undefined
}

export class StageGesture {
  #drag: Drag | undefined

  constructor(private readonly store: StudioStore) {}

  get isOn(): boolean {
    return this.#current() !== undefined
  }

  begin(band: number, touch: Touch, size: Drag['size']): void {
    const from = this.store.filterOf(band)
    if (!from) return
    this.store.grab(band)
    const pointers = new Map([[touch.pointerId, placeOf(touch)]])
    this.#drag = { band, from, size, moved: { x: 0, y: 0 }, pointers }
  }

  /** @returns whether a second finger counts */
  join(touch: Touch): boolean {
    const drag = this.#current()
    if (!drag || touch.pointerType !== 'touch' || drag.pointers.size > 1) return false
    drag.pointers.set(touch.pointerId, placeOf(touch))
    drag.pinch = { from: this.store.filterOf(drag.band) ?? drag.from, distance: distanceOf(drag.pointers) }
    return true
  }

  move(touch: Touch): void {
    const drag = this.#current()
    const last = drag?.pointers.get(touch.pointerId)
    if (!drag || !last) return
    const weight = touch.shiftKey ? FINE : 1
    const place = placeOf(touch)
    drag.moved.x += (place.x - last.x) * weight
    drag.moved.y += (place.y - last.y) * weight
    drag.pointers.set(touch.pointerId, place)
    this.#follow(drag)
  }

  /** The last one ends the drag, as a single step. */
  lift(touch: Touch): void {
    const drag = this.#current()
    if (!drag?.pointers.has(touch.pointerId)) return
    drag.pointers.delete(touch.pointerId)
    drag.pinch = undefined
    if (drag.pointers.size > 0) return this.#countAnew(drag)
    this.#drag = undefined
    this.store.settle()
  }

  giveUp(): boolean {
    if (!this.#current()) return false
    this.#drag = undefined
    this.store.giveUp()
    return true
  }

  /** @param pixels down, over a handle */
  turn(band: number, pixels: number): void {
    const filter = this.store.filterOf(band)
    if (!filter) return
    const drag = this.#current()
    if (!drag) return this.store.change(band, turned(filter, pixels), 'wheel')
    if (drag.band !== band) return
    this.store.move(band, turned(filter, pixels))
    this.#countAnew(drag)
  }

  /** A key or an undo may have ended it. */
  #current(): Drag | undefined {
    if (this.#drag?.band !== this.store.current().moving) this.#drag = undefined
    return this.#drag
  }

  #countAnew(drag: Drag): void {
    drag.from = this.store.filterOf(drag.band) ?? drag.from
    drag.moved = { x: 0, y: 0 }
  }

  #follow({ band, from, moved, size, pointers, pinch }: Drag): void {
    const filter = pinch
      ? pinched(pinch.from, distanceOf(pointers) / pinch.distance)
      : dragged(from, moved.x / size.width, moved.y / size.height)
    this.store.move(band, filter)
  }
}

function placeOf({ clientX, clientY }: Touch): Place {
  return { x: clientX, y: clientY }
}

function distanceOf(pointers: Map<number, Place>): number {
  const [one, other] = [...pointers.values()]
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1
}
