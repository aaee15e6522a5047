import { strFromU8, unzipSync } from 'fflate'
import { autoEqParametric } from '@/lib/audio/formats/autoeq-parametric'
import { equalizerApo } from '@/lib/audio/formats/equalizer-apo'
import { programCatalog } from '../program-catalog'
import { presetAtStrength } from './preset-at-strength'
import { windowsArchive } from './windows-archive'

const { presets } = programCatalog

describe.each(presets.map((preset) => [preset.id, preset] as const))(
  'the zip for Windows of %s',
  (id, preset) => {
    const files = Object.fromEntries(
      Object.entries(unzipSync(windowsArchive(preset))).map(([path, bytes]) => [path, strFromU8(bytes)]),
    )
    const prefix = `spielklang/spielklang-${id}-v${preset.version}`

    it('unpacks into the folder of Equalizer APO, beside what is there', () => {
      expect(Object.keys(files)).toEqual([
        'config.txt',
        `${prefix}-equalizer-apo.txt`,
        `${prefix}-peace-import.txt`,
        `${prefix}-LIESMICH.txt`,
      ])
    })

    it('includes a file that it holds, and nothing else', () => {
      const lines = (files['config.txt'] ?? '').split('\r\n').filter((line) => line !== '')
      const commands = lines.filter((line) => !line.startsWith('#'))
      expect(commands).toHaveLength(1)
      const path = /^Include: (\S+)$/.exec(commands[0] ?? '')?.[1]?.replaceAll('\\', '/')
      expect(files[path ?? '']).toBe(equalizerApo(preset))
    })

    it('holds what Peace imports', () => {
      expect(files[`${prefix}-peace-import.txt`]).toBe(autoEqParametric(preset))
    })
  },
)

it('the zip for Windows says its strength', () => {
  const [preset] = presets
  if (!preset) throw new Error('the catalogue is empty')
  const files = unzipSync(windowsArchive(presetAtStrength(preset, 'strong')))
  expect(strFromU8(files['config.txt'] ?? new Uint8Array())).toMatch(
    /Kräftig.+\r\nInclude: \S+-kraeftig-equalizer-apo\.txt/s,
  )
})

it('the zip for Windows is the same each time', () => {
  for (const preset of presets) expect(windowsArchive(preset)).toEqual(windowsArchive(preset))
})
