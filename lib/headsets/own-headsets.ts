import 'server-only'
import { z } from 'zod'
import { shared } from '@/lib/core/shared'
import { headsetSchema, type Headset } from './schema'

const state = shared('own-headsets', (): { known?: Promise<ReadonlyMap<string, Headset>> } => ({}))

export function ownHeadsets(): Promise<ReadonlyMap<string, Headset>> {
  state.known ??= import('./autoeq/headsets.json').then(
    ({ default: list }) =>
      new Map(
        z
          .array(headsetSchema)
          .parse(list)
          .map((headset) => [headset.id, headset]),
      ),
  )
  return state.known
}
