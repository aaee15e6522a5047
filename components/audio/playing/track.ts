import type { CSSProperties } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { worldOf } from '@/lib/audio/world'

/** A preset's colours, for an element with the class `world`. */
export type WorldStyle = CSSProperties & Record<'--world-ground' | '--world-ink' | '--world-accent', string>

export interface Track {
  id: string
  name: string
  /** The current ones, for a preset that is being edited. */
  readonly filters: readonly Filter[]
  world: WorldStyle
}

/** Built on the server. */
export function trackOf({ id, name, filters }: Omit<Track, 'world'>): Track {
  return { id, name, filters, world: worldStyle(filters) }
}

export function worldStyle(filters: readonly Filter[]): WorldStyle {
  const { ground, ink, accent } = worldOf(filters)
  return { '--world-ground': ground, '--world-ink': ink, '--world-accent': accent }
}
