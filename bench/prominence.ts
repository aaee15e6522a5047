import { audibilityOf, prominenceOf } from '@/lib/audio/prominence/preset-figures'
import { materialOf } from '@/lib/audio/prominence/scene-material'
import { scenesFor } from '@/lib/audio/scenes/games'
import { atStrength, strengths } from '@/lib/audio/strength'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { once } from './measuring/median'
import type { Row } from './measuring/report'

/**
 * dB by which promised sounds must stand out more, in the game's bed and in pink noise: for one kind of sound, and
 * for each of several.
 */
const GOALS = { one: { inBed: 4, inPinkNoise: 2.5 }, several: { inBed: 3, inPinkNoise: 1 } } as const

/** Measures every preset on the sounds of its own scene. */
export function measureProminence(): Promise<Row[]> {
  return Promise.resolve(programCatalog.presets.flatMap(rowsOf))
}

function rowsOf({ name, game, filters }: (typeof programCatalog.presets)[number]): Row[] {
  const [scene = 'steps'] = scenesFor(game)
  const material = materialOf(scene)
  const [weak = [], , strong = []] = strengths.map((strength) =>
    prominenceOf(atStrength(filters, strength), material),
  )
  const audibility = audibilityOf(filters, material)
  const goals = material.kinds.length === 1 ? GOALS.one : GOALS.several
  return prominenceOf(filters, material).flatMap(({ kind, ...stands }, index) =>
    (['inBed', 'inPinkNoise'] as const).map((cover): Row => ({
      name: `${name}, modelled ${kind} against ${cover === 'inBed' ? 'its bed' : 'pink noise'}, dB`,
      goal: { atLeast: goals[cover] },
      value: once(stands[cover]),
      detail: [
        `subtle and strong ${signed(weak[index]?.[cover])} and ${signed(strong[index]?.[cover])}`,
        `heard softer in the bed by ${signed(audibility[index]?.inBed)}`,
        `in a room's noise by ${signed(audibility[index]?.inRoom.open)}, closed ${signed(audibility[index]?.inRoom.closed)}`,
      ].join('; '),
    })),
  )
}

function signed(decibels = NaN): string {
  return `${decibels < 0 ? '' : '+'}${decibels.toFixed(1)}`
}
