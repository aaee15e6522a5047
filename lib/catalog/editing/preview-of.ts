import 'server-only'
import { now } from '@/lib/core/clock'
import { draftOf } from './draft-of'
import type { ListedPreset } from '../showing/list-presets'
import type { Preset } from '../schema'

/** A preset as it would look if its draft were published now. Without a price yet, it has none. */
export function previewOf(preset: ListedPreset): Preset {
  const { id, published } = preset
  const before = published ?? { id, price: 0, version: 1, updatedAt: now(), changes: [], active: true }
  return { ...before, ...draftOf(preset) }
}
