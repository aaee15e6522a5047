import { curveShapeOf } from '@/lib/audio/prominence/curve-limits'
import { audibilityOf, prominenceOf } from '@/lib/audio/prominence/preset-figures'
import { materialOf } from '@/lib/audio/prominence/scene-material'
import { scenesFor } from '@/lib/audio/scenes/games'
import { figuresOf, shownProminence } from './preset-figures'
import { programCatalog } from './program-catalog'

const { presets } = programCatalog

const rounded = <Values extends Record<string, number>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.round(value * 10) / 10 + 0]))
/** Of each preset's own scene, by game. */
const materials = new Map(
  presets.map(({ game }) => [game, materialOf(scenesFor(game)[0] ?? 'steps')] as const),
)
const ownScene = (game: string) => materials.get(game) ?? materialOf('steps')

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', (_, preset) => {
  const { game, filters } = preset

  it('brings what is written down of it', () => {
    const material = ownScene(game)
    const audibility = audibilityOf(filters, material)
    const found = prominenceOf(filters, material).map(({ kind, ...modelled }, index) => {
      const { inBed = NaN, inRoom } = audibility[index] ?? {}
      const softer = { inBed, open: inRoom?.open ?? NaN, closed: inRoom?.closed ?? NaN }
      return { kind, modelled: rounded(modelled), softer: rounded(softer) }
    })
    expect(found).toEqual(figuresOf(preset).map(({ kind, modelled, softer }) => ({ kind, modelled, softer })))
  })

  it('goes no further than a curve of the catalogue may', () => {
    const { rms, peak, atCues } = curveShapeOf(filters)
    expect(rms).toBeLessThanOrEqual(5)
    expect(peak).toBeLessThanOrEqual(9)
    expect(atCues).toBeLessThanOrEqual(3)
  })
})

it('brings every kind of sound that one listens for forward in its game', () => {
  for (const { game, filters } of presets)
    for (const { inBed } of prominenceOf(filters, ownScene(game))) expect(inBed).toBeGreaterThanOrEqual(2)
})

it('tells buyers the lesser of model and recording, and nothing of another version', () => {
  const [wood] = figuresOf({ id: 're4-dielenknarren', version: 1 })
  expect(wood && shownProminence(wood)).toEqual({ inBed: 2.5, inPinkNoise: -0.4 })
  expect(figuresOf({ id: 're4-dielenknarren', version: 2 })).toEqual([])
  expect(figuresOf({ id: 'preset_of_the_owner', version: 1 })).toEqual([])
})
