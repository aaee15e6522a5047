import { fillText } from '@/components/audio/fill-text'
import type { StudioParts } from '../use-studio'
import { nameFilter } from './describe-filter'

/** Says which one: the others move up, and the focus with them. */
export function removeFilter({ store, texts, say }: StudioParts, id: number): void {
  const number = store.current().history.present.bands.findIndex((band) => band.id === id) + 1
  const filter = store.filterOf(id)
  if (!filter) return
  store.remove(id)
  say(fillText(texts.wasRemoved, { name: nameFilter(filter, number, texts) }))
}
