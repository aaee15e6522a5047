import { recordedFor } from '@/dev/recordings/recorded-kinds'
import { recordedMaterial } from '@/dev/recordings/recorded-material'
import { missingRecordings, RECORDINGS } from '@/dev/recordings/read-recordings'
import { prominenceOf } from '@/lib/audio/prominence/preset-figures'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { once } from './measuring/median'
import type { Row } from './measuring/report'

/** By how much recorded sounds of the promised kinds stand out more with each preset. */
export function measureRecordings(): Promise<Row[]> {
  const missing = missingRecordings()
  if (missing.length === 0) return Promise.resolve(programCatalog.presets.flatMap(rowsOf))
  process.stdout.write(`recordings: not measured, ${RECORDINGS} has no ${missing.join(', ')}\n`)
  return Promise.resolve([])
}

function rowsOf({ name, game, filters }: (typeof programCatalog.presets)[number]): Row[] {
  const [recorded, material] = [recordedFor[game], recordedMaterial(game)]
  if (!recorded || !material) return []
  return prominenceOf(filters, material).flatMap(({ kind, inBed, inPinkNoise }) => {
    const row = (cover: string, atLeast: number, value: number): Row => ({
      name: `${name}, recorded ${kind} against ${cover}, dB`,
      goal: { atLeast },
      value: once(value),
      detail: 'K-weighted, at equal loudness',
    })
    return [
      row(recorded.bed, recorded.goal.inBed, inBed),
      row('pink noise', recorded.goal.inPinkNoise, inPinkNoise),
    ]
  })
}
