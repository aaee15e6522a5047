import { strFromU8, unzipSync } from 'fflate'
import { autoEqParametric } from '@/lib/audio/formats/autoeq-parametric'
import { equalizerApo } from '@/lib/audio/formats/equalizer-apo'
import { programCatalog } from '../program-catalog'
import { presetAtStrength } from './preset-at-strength'
import { windowsArchive } from './windows-archive'

const { presets } = programCatalog

/** The one file that a configuration includes, with slashes. */
function includedBy(content = ''): string {
  const [command, ...others] = content.split('\r\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(others).toEqual([])
  return /^Include: (\S+)$/.exec(command ?? '')?.[1]?.replaceAll('\\', '/') ?? ''
}

describe.each(presets.map((preset) => [preset.id, preset] as const))(
  'the zip for Windows of %s',
  (id, preset) => {
    const files = Object.fromEntries(
      Object.entries(unzipSync(windowsArchive(preset))).map(([path, bytes]) => [path, strFromU8(bytes)]),
    )
    const prefix = `spielklang/spielklang-${id}-v${preset.version}`

    it('contains both scripts, and can also be unpacked into the folder of Equalizer APO', () => {
      expect(Object.keys(files)).toEqual([
        'spielklang-einrichten.cmd',
        'spielklang-entfernen.cmd',
        'LIESMICH.txt',
        'config.txt',
        'spielklang/aktiv.txt',
        `${prefix}-equalizer-apo.txt`,
        `${prefix}-peace-import.txt`,
      ])
    })

    it('includes the preset only through the file that the next preset replaces', () => {
      const active = includedBy(files['config.txt'])
      expect(active).toBe('spielklang/aktiv.txt')
      expect(files[`spielklang/${includedBy(files[active])}`]).toBe(equalizerApo(preset))
    })

    it('explains what is in it, beginning with the double click, and nothing else', () => {
      const text = files['LIESMICH.txt'] ?? ''
      const [steps = '', byHand = ''] = text.split('Wenn Windows die Datei ablehnt')
      expect(steps).toMatch(/1\. Equalizer APO installieren[^]+2\. Doppelklick auf spielklang-einrichten/)
      expect(byHand).toContain('\r\n   Include: spielklang\\aktiv.txt\r\n')
      expect(text).not.toMatch(/EasyEffects|Wavelet|JamesDSP/)
      for (const [named] of text.matchAll(/spielklang-\S+\.(?:txt|cmd)/g)) {
        expect(Object.keys(files).join()).toContain(named)
      }
    })

    it('contains the import file for Peace', () => {
      expect(files[`${prefix}-peace-import.txt`]).toBe(autoEqParametric(preset))
    })
  },
)

it('the zip for Windows names its strength', () => {
  const [preset] = presets
  if (!preset) throw new Error('the catalogue is empty')
  const files = unzipSync(windowsArchive(presetAtStrength(preset, 'strong')))
  expect(strFromU8(files['spielklang/aktiv.txt'] ?? new Uint8Array())).toMatch(
    /Kräftig.+\r\nInclude: \S+-kraeftig-equalizer-apo\.txt/s,
  )
})

it('the zip for Windows is identical each time', () => {
  for (const preset of presets) expect(windowsArchive(preset)).toEqual(windowsArchive(preset))
})
