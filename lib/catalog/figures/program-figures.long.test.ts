import { readFileSync } from 'node:fs'
import { heldOut, judgeOfTuning, limitsOf, tunedFilters } from '@/lib/audio/prominence/tuning'
import { programCatalog } from '../program-catalog'
import { GOLDEN_FIGURES, goldenFigures, heldOutFigures } from './testing/golden-figures'
import { tunings } from './tunings'

it('figures of all presets are as the model computes them, by `npm run golden`', async () => {
  expect(await goldenFigures()).toBe(readFileSync(GOLDEN_FIGURES, 'utf8'))
})

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
