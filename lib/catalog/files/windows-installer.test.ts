import type { Filter } from '@/lib/audio/filter'
import { quieterBy } from '@/lib/audio/prominence/limits'
import { atStrength } from '@/lib/audio/strength'
import { programCatalog } from '../program-catalog'
import type { FilePreset } from './preset-at-strength'
import { windowsRemoval, windowsInstaller } from './windows-installer'

const [preset] = programCatalog.presets
if (!preset) throw new Error('the catalogue is empty')
const named = (name: string): FilePreset => ({ ...preset, name })
const scripts = [windowsInstaller(preset), windowsRemoval()]

describe('the scripts for Windows', () => {
  it('are short enough to be read in a minute', () => {
    for (const script of scripts) expect(script.split('\r\n').length).toBeLessThan(85)
  })

  it('contain only ASCII, since the console’s code page is unknown', () => {
    for (const script of scripts) expect(script).toMatch(/^[\r\n\x20-\x7E]+$/)
  })

  it('print sentences without characters that have a special meaning for the console', () => {
    for (const script of scripts)
      for (const [, sentence] of script.matchAll(/(?:^|" )echo (?!"|Include|%%l>>)(.+?)\r$/gm))
        expect(sentence).toMatch(/^[A-Za-z0-9 .,:?/-]+$/)
  })

  it('jump only to existing labels', () => {
    for (const script of scripts) {
      const places = [...script.matchAll(/^:(\w+)\r$/gm)].map(([, place]) => place)
      const jumps = [...script.matchAll(/goto (\w+)/g)].map(([, place]) => place)
      expect(new Set(jumps)).toEqual(new Set(places.filter((place) => jumps.includes(place))))
      expect(jumps.length).toBeGreaterThan(3)
    }
  })

  it('write only into the folder of Equalizer APO, download nothing, and need no elevated rights', () => {
    for (const script of scripts) {
      const written = [...script.matchAll(/(?:copy|move) \/y \S+ ("\S+?")|mkdir ("\S+?")|>>("\S+?")/g)]
      for (const [, ...targets] of written) expect(targets.find(Boolean)).toMatch(/^"%config%\\/)
      expect(script).not.toMatch(/curl|powershell|bitsadmin|runas|reg (?:add|delete)|^start /im)
    }
  })

  it('say last by how much to turn up, unless nothing gets quieter', () => {
    const said = (filters: readonly Filter[]) =>
      /^echo (?:.(?!\n))*(\d+) dB leiser.+\r\ngoto end/m.exec(
        windowsInstaller({ ...preset, filters: [...filters] }),
      )?.[1]
    expect(said(preset.filters)).toBe(String(quieterBy(preset.filters)))
    expect(said(atStrength(preset.filters, 'strong'))).toBe(
      String(quieterBy(atStrength(preset.filters, 'strong'))),
    )
    expect(said([])).toBeUndefined()
  })

  it('say that the preset sounds only after the first line of config.txt was read again', () => {
    const setup = windowsInstaller(preset)
    const [written, read, said] = ['copy /y "%~dp0config.txt"', ':look', ':done'].map((part) =>
      setup.lastIndexOf(part),
    )
    expect([written, read, said]).toEqual([written, read, said].toSorted((one = 0, other = 0) => one - other))
    expect(setup.slice(read, said)).toContain(
      'if "%first%"=="Include: spielklang\\aktiv.txt" goto done\r\ngoto refused',
    )
  })

  it('back up config.txt before they replace it', () => {
    const [kept, replaced] = ['config-vor-spielklang.txt" >nul', 'copy /y "%~dp0config.txt"'].map((part) =>
      windowsInstaller(preset).indexOf(part),
    )
    expect(kept).toBeGreaterThan(0)
    expect(replaced).toBeGreaterThan(kept ?? Infinity)
  })

  it.each(['Klar & del C:\\', '%PATH% "x"', 'a|b>c', '!x!^', 'Ändern\r\ndel *'])(
    'do not run commands in a preset name: %j',
    (name) => {
      const lines = (script: string) => script.split('\r\n').length
      const script = windowsInstaller(named(name))
      expect(lines(script)).toBe(lines(windowsInstaller(preset)))
      expect(/jetzt klingt (.*)\.\r/.exec(script)?.[1]).toMatch(/^[A-Za-z0-9 -]*$/)
    },
  )
})
