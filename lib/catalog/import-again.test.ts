import { autoEqParametric } from '@/lib/audio/formats/autoeq-parametric'
import { deviationFrom } from '@/lib/audio/deviation'
import { easyEffects } from '@/lib/audio/formats/easyeffects'
import { equalizerApo } from '@/lib/audio/formats/equalizer-apo'
import { graphicEq } from '@/lib/audio/formats/graphic-eq'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { tuningOf } from '@/lib/audio/testing/tunings/read-sample'
import { programCatalog } from './program-catalog'

const presets = programCatalog.presets

describe.each(presets.map((preset) => [preset.id, preset] as const))(
  'the files of %s, read again',
  (_, preset) => {
    const { filters } = preset
    const preamp = preampOf(filters)

    it.each([
      ['equalizerApo', equalizerApo(preset)],
      ['autoEq', autoEqParametric(preset)],
      ['easyEffects', easyEffects(preset)],
    ])('are the same filters: %s', (format, file) => {
      const exact = { rms: 0, max: 0 }
      expect(tuningOf(file)).toMatchObject({
        format,
        filters,
        preamp,
        isFitted: false,
        leftOut: [],
        deviation: exact,
      })
    })

    it('are within 0.15 dB of the same curve, by at most twelve filters: graphicEq', () => {
      const tuning = tuningOf(graphicEq(preset))
      expect(tuning).toMatchObject({ format: 'graphicEq', isFitted: true, leftOut: [] })
      expect(tuning.filters.length).toBeLessThanOrEqual(12)
      const louder = preampOf(tuning.filters) - preampOf(filters)
      const played = (frequency: number) => responseOf(filters)(frequency) - louder
      expect(deviationFrom(tuning.filters, played).max).toBeLessThan(0.3)
      expect(tuning.deviation.max).toBeLessThan(0.2)
    })
  },
)
