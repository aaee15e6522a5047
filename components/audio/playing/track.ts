import type { CSSProperties } from 'react'
import type { Dynamics } from '@/lib/audio/dynamics/dynamics'
import type { Filter } from '@/lib/audio/filter'
import { scenesFor } from '@/lib/audio/scenes/games'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { paletteOf } from '@/lib/audio/palette'

/** For an element with the class `palette`. */
export type PaletteStyle = CSSProperties &
  Record<'--palette-ground' | '--palette-ink' | '--palette-accent', string>

export interface Track {
  id: string
  slug?: string | undefined // if that is not its id
  name: string
  /** The current ones, for a preset that is being edited. */
  readonly filters: readonly Filter[]
  readonly dynamics?: Dynamics | null // where there is a switch for it
  /** Whether `dynamics` always apply, as in the studio, where the switch is part of the edited preset. */
  isMade?: boolean
  scenes: readonly SceneName[] // the first one is the default
  palette: PaletteStyle
  price?: number // cents; only of what is on sale
}

/** On the server. */
export function trackOf({
  game,
  ...preset
}: Pick<Track, 'id' | 'slug' | 'name' | 'filters' | 'price'> & { game: string; active?: boolean }): Track {
  const { id, slug, name, filters, price, active } = preset
  return {
    id,
    ...(slug === undefined ? {} : { slug }),
    name,
    filters,
    scenes: scenesFor(game),
    palette: paletteStyle(filters),
    ...(price === undefined || active === false ? {} : { price }),
  }
}

export function paletteStyle(filters: readonly Filter[]): PaletteStyle {
  const { ground, ink, accent } = paletteOf(filters)
  return { '--palette-ground': ground, '--palette-ink': ink, '--palette-accent': accent }
}
