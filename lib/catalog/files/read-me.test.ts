import { logarithmicGrid } from '@/lib/audio/frequency-scale'
import { prototypeSum } from '@/lib/audio/testing/file-response'
import { programCatalog } from '../program-catalog'
import { presetFiles } from './preset-files'
import { readMe } from './read-me'

const { presets } = programCatalog

const [preset] = presets
if (!preset) throw new Error('the catalogue is empty')

/** The tools' home pages; nothing else may be linked. */
const homePages = [
  'https://sourceforge.net/projects/equalizerapo/',
  'https://github.com/wwmm/easyeffects',
  'https://pittvandewitt.github.io/Wavelet/',
  'https://autoeq.app',
]

describe('the read-me', () => {
  const text = readMe(preset)

  it('names the preset, its version, headset and spatial layer', () => {
    const flowing = text.replace(/\s+/g, ' ')
    for (const fact of [preset.name, preset.game, `Version ${preset.version} vom`, preset.headset]) {
      expect(flowing).toContain(fact)
    }
    expect(flowing).toContain('Raumklang: 3D-Audio (HRTF) im Spiel, sonst keines.')
  })

  it('names each of the other files by its download name', () => {
    for (const { name } of presetFiles.filter(({ name }) => !/^(LIESMICH|windows|mac|alles)\./.test(name))) {
      expect(text).toContain(`Datei: spielklang-${preset.id}-v${preset.version}-${name}\r\n`)
    }
  })

  it('names the right file for JamesDSP', () => {
    const sections = text.split(/\r\n(?=.+\r\n-+\r\n)/)
    const naming = sections.filter((section) => /Datei: [^]*JamesDSP/.test(section))
    expect(naming).toHaveLength(1)
    expect(naming[0]).toContain('-graphic-eq-wavelet.txt')
  })

  it('links only to the home pages of the tools', () => {
    expect([...new Set(text.match(/https?:[^\s)]+/g))]).toEqual(homePages)
  })

  it('keeps lines short, except those to copy, with Windows line endings', () => {
    const lines = text.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(lines.filter((line) => line.length > 76 && !line.startsWith('   '))).toEqual([])
    expect(lines).toContain(`   Include: spielklang-${preset.id}-v${preset.version}-equalizer-apo.txt`)
  })

  it('mentions a preamp, and high and low passes, only if there are any', () => {
    const quiet = readMe({
      ...preset,
      filters: [
        { type: 'LSC', fc: 500, gain: -15, q: 0.1 },
        { type: 'HSC', fc: 500, gain: -15, q: 0.1 },
      ],
    })
    expect(quiet).toContain('Das Preset hebt nichts an')
    expect(text).toMatch(/senkt das Preset zuerst den\s+Gesamtpegel um 2,5 dB/)
    expect(text).not.toContain('HPQ')
    expect(readMe({ ...preset, filters: [{ type: 'HP', fc: 25, q: 0.71 }] })).toContain('HPQ')
  })

  it('states how much the curve of each preset deviates at 44.1 and 96 kHz', () => {
    const said = /unter 10 kHz um höchstens ([\d,]+) dB ab und darüber um höchstens ([\d,]+) dB/
    for (const each of presets) {
      const [, below = '', above = ''] = said.exec(readMe(each).replaceAll(/\s+/g, ' ')) ?? []
      const most = { below: 0, above: 0 }
      for (const rate of [44_100, 96_000])
        for (const frequency of logarithmicGrid(700)) {
          const apart = Math.abs(
            prototypeSum(each.filters, frequency, rate) - prototypeSum(each.filters, frequency),
          )
          const part = frequency < 10_000 ? 'below' : 'above'
          most[part] = Math.max(most[part], apart)
        }
      for (const [told, found] of [
        [below, most.below],
        [above, most.above],
      ] as const) {
        expect(Number(told.replace(',', '.'))).toBeGreaterThanOrEqual(found - 0.01)
        expect(Number(told.replace(',', '.'))).toBeLessThan(found + 0.11)
      }
    }
  })

  it('states how much too loud a preset is without its high or low pass', () => {
    expect(readMe({ ...preset, filters: [{ type: 'HP', fc: 25, q: 0.71 }] })).toMatch(
      /bis zu\s+5,3\s+dB\s+zu\s+laut/,
    )
  })

  it('states benefit and cost of `Leises lauter`, and the only file that contains it', () => {
    const flowing = text.replaceAll(/\s+/g, ' ')
    expect(flowing).toContain('Schritte um 12 dB näher an Schüsse heran')
    expect(flowing).toContain('Rauschen der Pausen um 13 dB lauter')
    expect(flowing).toContain('Nur die Datei für EasyEffects enthält ihn')
    for (const program of [
      'Equalizer APO',
      'Peace',
      'Wavelet',
      'FineTune',
      'JamesDSP',
      'Lautstärkeausgleich',
    ])
      expect(flowing.slice(flowing.indexOf('Leises lauter'))).toContain(program)
    const curveAlone = presets.find(({ dynamics }) => !dynamics)
    expect(curveAlone && readMe(curveAlone)).not.toContain('Leises lauter')
  })
})
