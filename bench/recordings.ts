import { prominenceOf } from '@/lib/audio/prominence/preset-figures'
import type { Material } from '@/lib/audio/prominence/scene-material'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { once } from './measuring/median'
import type { Row } from './measuring/report'
import { missingRecordings, RECORDINGS } from './recordings/read-recordings'
import { recordedBeds, recordedFor, recordedKinds, type RecordedKind } from './recordings/recorded-kinds'

/** How much recorded sounds of the kind that each preset promises stand out more with it. */
export function measureRecordings(): Promise<Row[]> {
  const missing = missingRecordings()
  if (missing.length === 0) return Promise.resolve(programCatalog.presets.flatMap(rowsOf))
  process.stdout.write(`recordings: not measured, ${RECORDINGS} has no ${missing.join(', ')}\n`)
  return Promise.resolve([])
}

function rowsOf({ name, game, filters }: (typeof programCatalog.presets)[number]): Row[] {
  const recorded = recordedFor[game]
  if (!recorded) return []
  const { kinds, bed, goal } = recorded
  const material: Material = {
    bed: recordedBeds[bed]().flatMap((sound) => bandFrames([sound])),
    kinds: kinds.map(kindOf),
  }
  return prominenceOf(filters, material).flatMap(({ kind, inBed, inPinkNoise }) => {
    const row = (cover: string, atLeast: number, value: number): Row => ({
      name: `${name}, recorded ${kind} against ${cover}, dB`,
      goal: { atLeast },
      value: once(value),
      detail: 'K-weighted, at equal loudness',
    })
    return [row(bed, goal.inBed, inBed), row('pink noise', goal.inPinkNoise, inPinkNoise)]
  })
}

const kindOf = (kind: RecordedKind) => ({
  kind,
  variants: recordedKinds[kind]().map((sound) => bandFrames([sound])),
})
