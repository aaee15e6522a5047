import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { equalizerApo } from '@/lib/audio/equalizer-apo'
import { equalizerApoDeviation } from '@/lib/audio/testing/read-equalizer-apo'
import { presets } from './catalog'

const golden = (file: string) => readFileSync(join(__dirname, 'golden', file), 'utf8')

describe.each(presets.map((preset) => [preset.id, preset] as const))('the files of %s', (id, preset) => {
  it('for Equalizer APO are the golden ones', () => {
    expect(equalizerApo(preset)).toBe(golden(`${id}-v${preset.version}-equalizer-apo.txt`))
  })

  it('for Equalizer APO do what is drawn', () => {
    expect(equalizerApoDeviation(preset.filters)).toBeLessThanOrEqual(0.05)
  })
})
