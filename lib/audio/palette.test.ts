import { differenceCiede2000, interpolate, wcagContrast } from 'culori'
import fc from 'fast-check'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { anyFilters } from './testing/arbitraries'
import { paletteOf } from './palette'

const { presets } = programCatalog

/** WCAG 2.2, 1.4.3. */
const AA = 4.5

describe('the colours of a preset', () => {
  it.each(presets.map((preset) => [preset.name, preset.filters] as const))(
    'can be read: %s',
    (_, filters) => {
      const { ground, ink, accent } = paletteOf(filters)
      // Text, the switch and its chosen side; the main button, the focus ring and the curve.
      expect(wcagContrast(ground, ink)).toBeGreaterThanOrEqual(AA)
      expect(wcagContrast(ground, accent)).toBeGreaterThanOrEqual(AA)
      // A hovered button, as `--color-raised` of `palette` mixes it.
      const raised = interpolate([ground, ink], 'oklab')(0.14)
      expect(wcagContrast(raised, ink)).toBeGreaterThanOrEqual(AA)
    },
  )

  it('are readable for any curve', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const { ground, ink, accent } = paletteOf(filters)
        expect(Math.min(wcagContrast(ground, ink), wcagContrast(ground, accent))).toBeGreaterThanOrEqual(AA)
      }),
    )
  })

  it('differ for each preset', () => {
    const difference = differenceCiede2000()
    const grounds = presets.map(({ filters }) => paletteOf(filters).ground)
    grounds.forEach((one, index) =>
      grounds.slice(index + 1).forEach((other) => expect(difference(one, other)).toBeGreaterThan(4)),
    )
  })

  it('are light for curves that lift more than they lower', () => {
    expect(paletteOf([{ type: 'LSC', fc: 100, gain: 5, q: 0.7 }]).isLight).toBe(true)
    expect(paletteOf([{ type: 'LSC', fc: 100, gain: -5, q: 0.7 }]).isLight).toBe(false)
  })
})
