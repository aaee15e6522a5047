import { presetFiles } from '@/lib/catalog/files/preset-files'
import { isInstalledElsewhere, playerSystems, installationFiles, systemOf, systemsFor } from './player-system'

const agent = (name: string) => new Headers({ 'user-agent': `Mozilla/5.0 (${name}) AppleWebKit/605.1.15` })

describe('the system of a visitor', () => {
  it.each([
    ['Windows NT 10.0; Win64; x64', 'windows'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'mac'],
    ['X11; Linux x86_64', 'linux'],
    ['Linux; Android 15; Pixel 9', 'android'],
    ['X11; CrOS x86_64 14541.0.0', 'android'],
    ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'ios'],
    ['PlayStation; PlayStation 5/2.26', 'windows'],
  ])('is recognised by the user agent: %s', (name, system) => {
    expect(systemOf(agent(name))).toBe(system)
  })

  it('is taken from the platform header if that is known', () => {
    const headers = agent('X11; Linux x86_64')
    headers.set('sec-ch-ua-platform', '"Windows"')
    expect(systemOf(headers)).toBe('windows')
    headers.set('sec-ch-ua-platform', '"Unknown"')
    expect(systemOf(headers)).toBe('linux')
  })

  it('defaults to Windows', () => {
    expect(systemOf(new Headers())).toBe('windows')
  })

  it('has an installation file, except for iOS', () => {
    const names = presetFiles.map(({ name }) => name)
    for (const system of playerSystems)
      if (system === 'ios') expect(installationFiles[system]).toBeNull()
      else expect(names).toContain(installationFiles[system])
  })
})

describe('a preset bought on a phone', () => {
  const [pc, everywhere] = [{ game: 'Counter-Strike 2' }, { game: 'Fortnite' }]

  it.each([
    ['android', [pc], true],
    ['android', [everywhere], false],
    ['android', [pc, everywhere], false],
    ['ios', [everywhere], true],
    ['windows', [pc], false],
    ['mac', [pc], false],
  ] as const)('is installed elsewhere unless a game runs there: %s', (system, presets, isElsewhere) => {
    expect(isInstalledElsewhere(system, presets)).toBe(isElsewhere)
  })
})

it('offers the Mac only to buyers of a game that is made for it', () => {
  const [pc, mac] = [{ game: 'Counter-Strike 2' }, { game: 'League of Legends' }]
  expect(systemsFor([pc])).toEqual(['windows', 'linux', 'android', 'ios'])
  expect(systemsFor([pc, mac])).toEqual([...playerSystems])
})
