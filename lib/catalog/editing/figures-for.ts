import { z } from 'zod'
import type { Filter } from '@/lib/audio/filter'
import { audibilityOf } from '@/lib/audio/prominence/preset-figures'
import { recordedMaterial, type RecordedKind } from '@/lib/audio/prominence/recorded'
import { targetBandOf } from '@/lib/audio/prominence/target-band'
import { weightedSum } from '@/lib/audio/prominence/weighted'
import { materialOf, type Material } from '@/lib/audio/prominence/scene-material'
import { gainsByGame } from '@/lib/audio/prominence/tuning'
import { offThread } from '@/lib/core/off-thread'
import { shared } from '@/lib/core/shared'
import { isSameSound, type Sound } from './draft-of'
import type { Draft, Preset } from '../schema'
import { rangeOf, soundFiguresSchema, type SoundFigures } from '../figures/schema'
import { tunings } from '../figures/tunings'

const MOST_KEPT = 8

const computing = { name: 'modelFigures', work: modelFigures, result: z.array(soundFiguresSchema) }

/**
 * The current version's if sound and game are unchanged, else computed on another thread (about a second). None for a
 * game that the program has no preset for.
 */
export async function figuresFor(
  draft: Pick<Draft, 'game'> & Sound,
  published: Preset | undefined,
): Promise<SoundFigures[]> {
  if (published?.figures && published.game === draft.game && isSameSound(draft, published))
    return published.figures
  return keptFigures({ game: draft.game, filters: draft.filters })
}

/** Oldest first: after confirming a doubt, the admin publishes the same draft a moment later. */
const kept = shared('modelFigures', () => new Map<string, Promise<SoundFigures[]>>())

interface SoundOfGame {
  game: string
  filters: readonly Filter[]
}

function keptFigures(sound: SoundOfGame): Promise<SoundFigures[]> {
  const key = JSON.stringify(sound)
  const figures = kept.get(key) ?? offThread(computing, sound)
  kept.delete(key)
  kept.set(key, figures)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  figures.catch(() => kept.delete(key))
  return figures
}

/** On recordings of its sounds in games that the filters were not tuned for, else on the sounds of its scene. */
export function modelFigures({ game, filters }: SoundOfGame): Promise<SoundFigures[]> {
  const tuning = tunings.get(game)
  if (!tuning) return Promise.resolve([])
  const { kinds, scene } = tuning
  const ofScene = scene ? figuresOn(filters, materialOf(scene)) : []
  return Promise.resolve([...kinds.flatMap((kind) => recordedFigures(filters, kind)), ...ofScene])
}

function recordedFigures(filters: readonly Filter[], kind: RecordedKind): SoundFigures[] {
  const heldOut = rangeOf(gainsByGame(filters, kind))
  return figuresOn(filters, recordedMaterial(kind)).map((figures) => ({
    ...figures,
    ...(heldOut && { heldOut }),
  }))
}

function figuresOn(filters: readonly Filter[], material: Material): SoundFigures[] {
  return audibilityOf(filters, material).map(({ kind, open, closed }, index) => ({
    kind,
    band: targetBandOf((material.kinds[index]?.variants ?? []).map(weightedSum)),
    softer: { open: tenths(open), closed: tenths(closed) },
  }))
}

/** Rounded, without a minus before 0. */
function tenths(decibels: number): number {
  return Math.round(decibels * 10) / 10 + 0
}
