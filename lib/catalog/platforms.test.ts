import { platformsOf, installationPlatformsOf } from './platforms'
import { programCatalog } from './program-catalog'
import { draftSchema } from './schema'
import { contentOf } from './editing/draft-of'

describe('where a game is played', () => {
  it('is known of every game of the program’s presets, with a place to set them up', () => {
    const unknown = programCatalog.presets.filter(
      ({ game }) => platformsOf({ game }) === platformsOf({ game: '' }),
    )
    expect(unknown.map(({ game }) => game)).toEqual([])
    for (const preset of programCatalog.presets) expect(installationPlatformsOf(preset)).not.toEqual([])
  })

  it('leaves those that no file can be set up on, in the order said', () => {
    expect(installationPlatformsOf({ game: 'Fortnite' })).toEqual(['windows', 'android'])
    expect(installationPlatformsOf({ game: 'Counter-Strike 2' })).toEqual(['windows', 'linux'])
  })

  it('is a PC with Windows where nothing is said, and else what the preset says', () => {
    expect(platformsOf({ game: 'Schach' })).toEqual(['windows'])
    expect(platformsOf({ game: 'Counter-Strike 2', platforms: ['mac', 'console'] })).toEqual([
      'mac',
      'console',
    ])
  })

  it('is refused in a draft without a place to set it up', () => {
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
