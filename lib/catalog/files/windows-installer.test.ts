import { programCatalog } from '../program-catalog'
import type { FilePreset } from './preset-at-strength'
import { windowsRemoval, windowsInstaller } from './windows-installer'

const [preset] = programCatalog.presets
if (!preset) throw new Error('the catalogue is empty')
const named = (name: string): FilePreset => ({ ...preset, name })
const scripts = [windowsInstaller(preset), windowsRemoval()]

describe('the scripts for Windows', () => {
  it('are short enough to be read in a minute', () => {
    for (const script of scripts) expect(script.split('\r\n').length).toBeLessThan(60)
  })

  it('hold nothing but ASCII, since the code page of a console is not known', () => {
    for (const script of scripts) expect(script).toMatch(/^[\r\n\x20-\x7E]+$/)
  })

  it('say sentences without a character that the console reads as a command', () => {
    for (const script of scripts)
      for (const [, sentence] of script.matchAll(/(?:^|" )echo (?!"|Include)(.+?)\r$/gm))
        expect(sentence).toMatch(/^[A-Za-z0-9 .,:?/-]+$/)
  })

  it('jump only to places that are there', () => {
    for (const script of scripts) {
      const places = [...script.matchAll(/^:(\w+)\r$/gm)].map(([, place]) => place)
      const jumps = [...script.matchAll(/goto (\w+)/g)].map(([, place]) => place)
      expect(new Set(jumps)).toEqual(new Set(places.filter((place) => jumps.includes(place))))
      expect(jumps.length).toBeGreaterThan(3)
    }
  })

  it('write into the folder of Equalizer APO alone, load nothing, and ask for no rights', () => {
    for (const script of scripts) {
      const written = [...script.matchAll(/(?:copy|move) \/y \S+ ("\S+?")|mkdir ("\S+?")|>>("\S+?")/g)]
      for (const [, ...targets] of written) expect(targets.find(Boolean)).toMatch(/^"%config%\\/)
      expect(script).not.toMatch(/curl|powershell|bitsadmin|runas|reg (?:add|delete)|^start /im)
    }
  })

  it('keep what config.txt held before they replace it', () => {
    const [kept, replaced] = ['config-vor-spielklang.txt" >nul', 'copy /y "%~dp0config.txt"'].map((part) =>
      windowsInstaller(preset).indexOf(part),
    )
    expect(kept).toBeGreaterThan(0)
    expect(replaced).toBeGreaterThan(kept ?? Infinity)
  })

  it.each(['Klar & del C:\\', '%PATH% "x"', 'a|b>c', '!x!^', 'Ändern\r\ndel *'])(
    'run nothing that a name holds: %j',
    (name) => {
      const lines = (script: string) => script.split('\r\n').length
      const script = windowsInstaller(named(name))
      expect(lines(script)).toBe(lines(windowsInstaller(preset)))
      expect(/jetzt klingt (.*)\.\r/.exec(script)?.[1]).toMatch(/^[A-Za-z0-9 -]*$/)
    },
  )
})
