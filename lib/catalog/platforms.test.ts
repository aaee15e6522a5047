import { platformsOf, installationPlatformsOf } from './platforms'
import { programCatalog } from './program-catalog'
import { draftSchema } from './schema'
import { contentOf } from './editing/draft-of'

describe('the platforms of a game', () => {
  it('are known for every game of the program’s presets, with one to install on', () => {
    const unknown = programCatalog.presets.filter(
      ({ game }) => platformsOf({ game }) === platformsOf({ game: '' }),
    )
    expect(unknown.map(({ game }) => game)).toEqual([])
    for (const preset of programCatalog.presets) expect(installationPlatformsOf(preset)).not.toEqual([])
  })

  it('are filtered to those with an installation file, in order', () => {
    expect(installationPlatformsOf({ game: 'Fortnite' })).toEqual(['windows', 'android'])
    expect(installationPlatformsOf({ game: 'Counter-Strike 2' })).toEqual(['windows', 'linux'])
  })

  it('default to Windows, and are overridden by those of the preset', () => {
    expect(platformsOf({ game: 'Schach' })).toEqual(['windows'])
    expect(platformsOf({ game: 'Counter-Strike 2', platforms: ['mac', 'console'] })).toEqual([
      'mac',
      'console',
    ])
  })

  it('are rejected in a draft if none supports installation', () => {
    const [preset] = programCatalog.presets
    if (!preset) throw new Error('no preset')
    const draft = contentOf(preset)
    expect(draftSchema.safeParse({ ...draft, platforms: ['linux', 'ios'] }).success).toBe(true)
    for (const platforms of [[], ['ios', 'console']])
      expect(draftSchema.safeParse({ ...draft, platforms }).error?.issues[0]?.message).toBe(
        'preset_platforms',
      )
  })
})
