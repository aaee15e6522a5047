import type { CSSProperties } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { worldOf } from '@/lib/audio/world'

/** The colours of a preset for an element with the class `world`. */
export type WorldStyle = CSSProperties & Record<'--world-ground' | '--world-ink' | '--world-accent', string>

/** A preset as the player knows it. */
export interface Track {
  id: string
  name: string
  /** Those at present, where they are being edited. */
  readonly filters: readonly Filter[]
  world: WorldStyle
}

/** What the player needs of a preset; made on the server. */
export function trackOf({ id, name, filters }: Omit<Track, 'world'>): Track {
  return { id, name, filters, world: worldStyle(filters) }
}

export function worldStyle(filters: readonly Filter[]): WorldStyle {
  const { ground, ink, accent } = worldOf(filters)
  return { '--world-ground': ground, '--world-ink': ink, '--world-accent': accent }
}
