import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { beyondLimits, costsOf, curveLimits } from '@/lib/audio/prominence/limits'
import { limitsOf } from '@/lib/audio/prominence/tuning'
import { atStrength } from '@/lib/audio/strength'
import { programCatalog } from '../program-catalog'
import { modelFigures } from '../editing/figures-for'
import { figuresOf } from './figures-of'
import { versionKey } from './program-figures'
import { rangeOf } from './schema'
import { GOLDEN_FIGURES, goldenFigures, heldOutFigures } from './testing/golden-figures'
import { tunings } from './tunings'

const { presets } = programCatalog

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', (_, preset) => {
  const figures = figuresOf(preset)
  const tuning = tunings.get(preset.game)
  if (!tuning) throw new Error(preset.game)

  it('brings every promised sound forward in each game that was left out when it was tuned', () => {
    expect(figures.length).toBeGreaterThan(0)
    expect(figures).toHaveLength(preset.figures?.length ?? 0)
    for (const kind of tuning.kinds) {
      const gains = Object.values(heldOutFigures[preset.game]?.[kind] ?? {})
      expect(gains.length).toBeGreaterThanOrEqual(2)
      expect(Math.min(...gains)).toBeGreaterThanOrEqual(0.5)
    }
    expect(figures.flatMap(({ heldOut, kind }) => (heldOut ? [kind] : []))).toEqual(tuning.kinds)
  })

  it('stays within the limits of what is pleasant to listen through', () => {
    expect(beyondLimits(costsOf(preset.filters), limitsOf(tuning))).toBe(0)
    const subtle = costsOf(atStrength(preset.filters, 'subtle'))
    expect(beyondLimits(subtle, { ...curveLimits, tone: 2 })).toBe(0)
  })
})

// Of all presets: program-figures.long.test.ts.
it.each(['cs2-schrittklar-v2', 're4-dielenknarren-v2'])(
  'figures of %s are as the model computes them, by `npm run golden`',
  async (key) => {
    const version = programCatalog.allPresets.filter((preset) => versionKey(preset) === key)
    expect(version).toHaveLength(1)
    const golden: unknown = JSON.parse(readFileSync(GOLDEN_FIGURES, 'utf8'))
    expect(golden).toMatchObject(z.looseObject({}).parse(JSON.parse(await goldenFigures(version))))
  },
)

it('rounds ranges down to halves, wider where there are fewer than four games', () => {
  expect(rangeOf({ a: 1.49, b: 3.99, c: 2, d: 2 })).toEqual({ from: 1, to: 3.5, games: 4 })
  expect(rangeOf({ a: 1.49, b: 3.99 })).toEqual({ from: 0.5, to: 4, games: 2 })
  expect(rangeOf({ a: 1.49 })).toBeUndefined()
})

it('shows no figure for a sound that only an earlier program version knew', () => {
  const [first] = presets.flatMap(({ figures }) => figures ?? [])
  if (!first) throw new Error('no figures')
  expect(figuresOf({ figures: [{ ...first, kind: 'hoofbeat' }, first] })).toEqual([first])
})

it('gives no figures for a game that the program has no preset for', async () => {
  expect(await modelFigures({ game: 'Ein anderes Spiel', filters: presets[0]?.filters ?? [] })).toEqual([])
})
