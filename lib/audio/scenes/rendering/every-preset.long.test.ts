import { programCatalog } from '@/lib/catalog/program-catalog'
import { SAMPLE_RATE } from '../../filter'
import { loopLoudnessOf } from '../../loudness'
import { truePeakOf } from '../../true-peak'
import { renderScene } from './render-scene'
import { sceneNames } from '../scene'
import { inDecibels, noRest, sidesOf } from './testing/sides'

const { presets } = programCatalog
/** Seconds of a scene on which all presets are tried. */
const PART = 2

it.each(sceneNames)(
  'the scene %s is equally loud without and with every preset, and peaks stay below -1 dBTP',
  async (name) => {
    const { left, right } = await renderScene(name, noRest)
    const part = [left, right].map((channel) => channel.subarray(0, PART * SAMPLE_RATE))
    for (const { filters } of presets) {
      const { plain, heard } = await sidesOf({ channels: part, loudness: loopLoudnessOf(part) }, filters)
      expect(Math.abs(loopLoudnessOf(heard) - loopLoudnessOf(plain))).toBeLessThan(0.1)
      for (const side of [plain, heard]) expect(inDecibels(truePeakOf(side))).toBeLessThanOrEqual(-0.99)
    }
  },
)
