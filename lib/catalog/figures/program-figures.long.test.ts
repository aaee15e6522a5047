import { readFileSync } from 'node:fs'
import { preampOf } from '@/lib/audio/preamp'
import { curveLimits } from '@/lib/audio/prominence/limits'
import { louderBy, powerFactors } from '@/lib/audio/prominence/prominence'
import { heldOut, judgeOfTuning, limitsOf, tunedFilters } from '@/lib/audio/prominence/tuning'
import { weightedTenths } from '@/lib/audio/prominence/weighted'
import { renderScene } from '@/lib/audio/scenes/rendering/render-scene'
import { sceneNames } from '@/lib/audio/scenes/scene'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { programCatalog } from '../program-catalog'
import { GOLDEN_FIGURES, goldenFigures, heldOutFigures } from './testing/golden-figures'
import { tunings } from './tunings'

it('figures of all presets are as the model computes them, by `npm run golden`', async () => {
  expect(await goldenFigures()).toBe(readFileSync(GOLDEN_FIGURES, 'utf8'))
})

it('no preset makes one of the shop’s scenes softer than its limit, at the peak-safe preamp', async () => {
  const softer = new Map<string, number>()
  for (const name of sceneNames) {
    const { left, right } = await renderScene(name, async () => {})
    const tenths = weightedTenths(bandFrames([left, right]))
    for (const { id, filters } of programCatalog.presets) {
      const here = -preampOf(filters) - louderBy(tenths, powerFactors(filters))
      softer.set(id, Math.max(here, softer.get(id) ?? -Infinity))
    }
  }
  expect([...softer].filter(([, most]) => most > curveLimits.softer)).toEqual([])
}, 600_000)

/** dB by which searches of different machines and versions of Node may differ. */
const ALIKE = 0.25

// Of all presets: `npm run tune -- all`.
it.each(['Assetto Corsa Competizione', 'Counter-Strike 2'])(
  'filters and held-out figures for %s are as good as what the search finds',
  (game) => {
    const tuning = tunings.get(game)
    const preset = programCatalog.presets.find((one) => one.game === game)
    if (!tuning || !preset) throw new Error(game)
    const judge = judgeOfTuning(tuning, limitsOf(tuning))
    expect(Math.abs(judge(tunedFilters(tuning)) - judge(preset.filters))).toBeLessThan(ALIKE)
    const held = heldOutFigures[game] ?? {}
    for (const [kind, gains] of Object.entries(heldOut(tuning)))
      for (const [other, gain] of Object.entries(gains))
        expect(Math.abs(gain - (held[kind]?.[other] ?? NaN))).toBeLessThan(ALIKE)
  },
  600_000,
)
