import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { curveShapeOf } from '@/lib/audio/prominence/curve-limits'
import { programCatalog, programVersions } from '../program-catalog'
import { modelFigures } from '../editing/figures-for'
import { figuresOf } from './figures-of'
import { versionKey } from './program-figures'
import { shownProminence } from './schema'
import { GOLDEN_FIGURES, goldenFigures } from './testing/golden-figures'

const { presets } = programCatalog

describe.each(presets.map((preset) => [preset.id, preset] as const))('%s', (_, preset) => {
  const figures = figuresOf(preset)

  it('brings every listened sound of its game forward, by model and recordings', () => {
    expect(figures.length).toBeGreaterThan(0)
    expect(figures).toHaveLength(preset.figures?.length ?? 0)
    for (const { modelled, recorded } of figures) {
      expect(modelled.inBed).toBeGreaterThanOrEqual(2)
      if (recorded) expect(recorded.inBed).toBeGreaterThan(0)
    }
  })

  it('stays within the limits for curves of the catalogue', () => {
    const { rms, peak, atCues } = curveShapeOf(preset.filters)
    expect(rms).toBeLessThanOrEqual(5)
    expect(peak).toBeLessThanOrEqual(9)
    expect(atCues).toBeLessThanOrEqual(3)
  })
})

// Of all presets: program-figures.long.test.ts.
it.each(['cs2-schrittklar-v1', 're4-dielenknarren-v1'])(
  'figures of %s are as the model computes them, by `npm run golden`',
  async (key) => {
    const version = programVersions.filter((preset) => versionKey(preset) === key)
    expect(version).toHaveLength(1)
    const golden: unknown = JSON.parse(readFileSync(GOLDEN_FIGURES, 'utf8'))
    expect(golden).toMatchObject(z.looseObject({}).parse(JSON.parse(await goldenFigures(version))))
  },
)

it('shows buyers the lower figure of model and recording', () => {
  const [creak] = figuresOf({
    figures: [
      {
        kind: 'creak',
        modelled: { inBed: 7.2, inPinkNoise: 0.9 },
        recorded: { inBed: 2.5, inPinkNoise: 1.4 },
        softer: { inBed: 0, open: 0, closed: 0 },
      },
    ],
  })
  expect(creak && shownProminence(creak)).toEqual({ inBed: 2.5, inPinkNoise: 0.9 })
})

it('shows no figure for a sound that only an earlier program version knew', () => {
  const [first] = presets.flatMap(({ figures }) => figures ?? [])
  if (!first) throw new Error('no figures')
  expect(figuresOf({ figures: [{ ...first, kind: 'hoofbeat' }, first] })).toEqual([first])
})

it('gives no figures for a game without a scene', async () => {
  expect(await modelFigures({ game: 'Ein anderes Spiel', filters: presets[0]?.filters ?? [] })).toEqual([])
})
