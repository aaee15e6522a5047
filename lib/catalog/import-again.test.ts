import { deviationFrom } from '@/lib/audio/deviation'
import { fileFormats } from '@/lib/audio/formats/file-formats'
import { readers } from '@/lib/audio/tuning/read-tuning'
import { preampOf } from '@/lib/audio/preamp'
import { responseOf } from '@/lib/audio/response'
import { tuningOf } from '@/lib/audio/testing/tunings/read-sample'
import { programCatalog } from './program-catalog'

const presets = programCatalog.presets
/** Files the shop can also read. */
const readBack = fileFormats.filter(({ id }) => readers[id])

describe.each(presets.map((preset) => [preset.id, preset] as const))(
  'the files of %s, imported again,',
  (_, preset) => {
    const { filters } = preset
    const preamp = preampOf(filters)

    it.each(readBack.filter(({ points }) => !points))('give the same filters: $id', ({ id, build }) => {
      const exact = { rms: 0, max: 0 }
      expect(tuningOf(build(preset))).toMatchObject({
        format: id,
        filters,
        preamp,
        isFitted: false,
        leftOut: [],
        deviation: exact,
      })
    })

    it.each(readBack.filter(({ points }) => points))(
      'give nearly the same curve by at most twelve filters: $id',
      ({ id, build }) => {
        const tuning = tuningOf(build(preset))
        expect(tuning).toMatchObject({ format: id, isFitted: true, leftOut: [] })
        expect(tuning.filters.length).toBeLessThanOrEqual(12)
        const louder = preampOf(tuning.filters) - preampOf(filters)
        const played = (frequency: number) => responseOf(filters)(frequency) - louder
        expect(deviationFrom(tuning.filters, played).max).toBeLessThan(0.3)
        expect(tuning.deviation.max).toBeLessThan(0.2)
      },
    )
  },
)
