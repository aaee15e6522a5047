import { pressKey } from '@/lib/studio/press-key'
import { removeFilter } from '../tuning/remove-filter'
import type { StudioParts } from '../use-studio'

/** The handle around an element, with its filter's id in `data-band`. */
export function handleUnder(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-band]') : null
}

export function bandOf(handle: HTMLElement): number {
  return Number(handle.dataset.band)
}

/** Applies a key to a handle. @returns whether the key means something */
export function pressOnHandle(
  studio: StudioParts,
  { target, key, shiftKey }: { target: EventTarget; key: string; shiftKey: boolean },
): boolean {
  const { store } = studio
  const handle = handleUnder(target)
  const id = handle ? bandOf(handle) : NaN
  const filter = store.filterOf(id)
  if (!handle || !filter) return false
  if (key === 'Delete' || key === 'Backspace') {
    const neighbour = handleUnder(handle.nextElementSibling) ?? handleUnder(handle.previousElementSibling)
    const rest = handle.closest('.studio')?.querySelector<HTMLElement>('[data-add]')
    ;(neighbour ?? rest)?.focus({ preventScroll: true })
    removeFilter(studio, id)
    return true
  }
  const pressed = pressKey(filter, key, shiftKey)
  if (pressed) store.change(id, pressed.filter, `${pressed.quantity} ${key}`)
  return pressed !== null
}
