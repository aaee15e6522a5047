import { autoEqParametric } from '@/lib/audio/autoeq-parametric'
import { deviationFrom } from '@/lib/audio/deviation'
import { easyEffects } from '@/lib/audio/easyeffects'
import { equalizerApo } from '@/lib/audio/equalizer-apo'
import { graphicEq } from '@/lib/audio/graphic-eq'
import { preampOf } from '@/lib/audio/preamp'
import { readTuning } from '@/lib/audio/read-tuning'
import { responseOf } from '@/lib/audio/response'
import { programCatalog } from './program-catalog'

const presets = programCatalog.presets

/** What a file of the shop is read as. */
function readAgain(file: string) {
  const tuning = readTuning(new TextEncoder().encode(file))
  if ('problem' in tuning) throw new Error(tuning.problem)
  return tuning
}

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
      expect(readAgain(file)).toMatchObject({
        format,
        filters,
        preamp,
        isFitted: false,
        leftOut: [],
        deviation: exact,
      })
    })

    it('are within 0.15 dB of the same curve, by at most twelve filters: graphicEq', () => {
      const tuning = readAgain(graphicEq(preset))
      expect(tuning).toMatchObject({ format: 'graphicEq', isFitted: true, leftOut: [] })
      expect(tuning.filters.length).toBeLessThanOrEqual(12)
      expect(deviationFrom(tuning.filters, responseOf(filters), true).max).toBeLessThan(0.15)
      expect(tuning.deviation.max).toBeLessThan(0.2)
    })
  },
)
