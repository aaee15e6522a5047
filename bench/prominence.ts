import { alone, oneOfMany, recordedFor } from '@/dev/recordings/recorded-kinds'
import { recordedMaterial } from '@/dev/recordings/recorded-material'
import { missingRecordings } from '@/dev/recordings/read-recordings'
import { audibilityOf, prominenceOf } from '@/lib/audio/prominence/preset-figures'
import { materialOf, type Material } from '@/lib/audio/prominence/scene-material'
import { scenesFor } from '@/lib/audio/scenes/games'
import { atStrength, strengths } from '@/lib/audio/strength'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { once } from './measuring/median'
import type { Row } from './measuring/report'

/** dB by which a preset may be behind another one in its own scene. */
const BEHIND = 0.3

type Preset = (typeof programCatalog.presets)[number]

/** Measures every preset on the sounds of its own scene, and all presets on them. */
export function measureProminence(): Promise<Row[]> {
  return Promise.resolve(programCatalog.presets.flatMap((preset) => [...rowsOf(preset), placeOf(preset)]))
}

/** By how much the best other preset does more for the sound that gains least. */
function placeOf({ id, name, game }: Preset): Row {
  const materials = [sceneOf(game)]
  const recorded = missingRecordings().length === 0 ? recordedMaterial(game) : undefined
  if (recorded) materials.push(recorded)
  const gains = programCatalog.presets.map((preset) => ({ ...preset, gain: leastGain(preset, materials) }))
  const own = gains.find((preset) => preset.id === id)?.gain ?? NaN
  const [best] = gains.filter((preset) => preset.id !== id).sort((one, other) => other.gain - one.gain)
  return {
    name: `${name}, behind the best other preset in its own scene, dB`,
    goal: { atMost: BEHIND },
    value: once((best?.gain ?? NaN) - own),
    detail: `the sound that gains least, ${recorded ? 'modelled or recorded' : 'modelled'}: ${signed(own)}; ${best?.name ?? ''} ${signed(best?.gain)}`,
  }
}

function leastGain({ filters }: Preset, materials: readonly Material[]): number {
  return Math.min(
    ...materials.flatMap((material) => prominenceOf(filters, material).map(({ inBed }) => inBed)),
  )
}

function sceneOf(game: string): Material {
  const [scene = 'steps'] = scenesFor(game)
  return materialOf(scene)
}

function rowsOf({ name, game, filters }: Preset): Row[] {
  const material = sceneOf(game)
  const [weak = [], , strong = []] = strengths.map((strength) =>
    prominenceOf(atStrength(filters, strength), material),
  )
  const audibility = audibilityOf(filters, material)
  const goals = material.kinds.length > 1 ? oneOfMany : (recordedFor[game]?.goal ?? alone)
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
