import 'server-only'
import { z } from 'zod'
import type { Filter } from '@/lib/audio/filter'
import { audibilityOf, prominenceOf } from '@/lib/audio/prominence/preset-figures'
import { targetBandOf } from '@/lib/audio/prominence/target-band'
import { weigh } from '@/lib/audio/prominence/weighted'
import { materialOf } from '@/lib/audio/prominence/scene-material'
import { ownSceneOf } from '@/lib/audio/scenes/games'
import { offThread } from '@/lib/core/off-thread'
import { shared } from '@/lib/core/shared'
import { isSameSound, type Sound } from './draft-of'
import type { Draft, Preset } from '../schema'
import { soundFiguresSchema, type SoundFigures } from '../figures/schema'

/** Enough for the drafts that are worked on at a time. */
const MOST_KEPT = 8

const computing = { name: 'modelFigures', work: modelFigures, result: z.array(soundFiguresSchema) }

/**
 * The figures that a draft has once it is published: those of the current version if sound and game are unchanged, otherwise
 * computed on another thread, which takes about a second. None for a game without a scene of its own.
 */
export async function figuresFor(
  draft: Pick<Draft, 'game'> & Sound,
  published: Preset | undefined,
): Promise<SoundFigures[]> {
  if (published?.figures && published.game === draft.game && isSameSound(draft, published))
    return published.figures
  return keptFigures({ game: draft.game, filters: draft.filters })
}

/**
 * The most recently computed figures, oldest first: after confirming a doubt, the admin publishes the same draft a moment
 * later.
 */
const kept = shared('modelFigures', () => new Map<string, Promise<SoundFigures[]>>())

function keptFigures(sound: { game: string; filters: readonly Filter[] }): Promise<SoundFigures[]> {
  const key = JSON.stringify(sound)
  const figures = kept.get(key) ?? offThread(computing, sound)
  kept.delete(key)
  kept.set(key, figures)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  // The next one tries again.
  figures.catch(() => kept.delete(key))
  return figures
}

/** Computed on the sounds of the game's scene, in tenths of a dB. */
export function modelFigures({
  game,
  filters,
}: {
  game: string
  filters: readonly Filter[]
}): Promise<SoundFigures[]> {
  const scene = ownSceneOf(game)
  if (!scene) return Promise.resolve([])
  const material = materialOf(scene)
  const audibility = audibilityOf(filters, material)
  const { kinds } = weigh(material)
  const figures = prominenceOf(filters, material).flatMap(({ kind, inBed, inPinkNoise }, index) => {
    const heard = audibility[index]
    if (!heard) return []
    const { open, closed } = heard.inRoom
    return {
      kind,
      band: targetBandOf(kinds[index]?.variants ?? []),
      modelled: { inBed: tenths(inBed), inPinkNoise: tenths(inPinkNoise) },
      softer: { inBed: tenths(heard.inBed), open: tenths(open), closed: tenths(closed) },
    }
  })
  return Promise.resolve(figures)
}

/** Rounded, without a minus before 0. */
function tenths(decibels: number): number {
  return Math.round(decibels * 10) / 10 + 0
}
