import { SAMPLE_RATE } from '@/lib/audio/filter'
import { scenesFor } from '@/lib/audio/scenes/games'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { sceneTargets, targetFor, targets } from '@/lib/audio/scenes/targets'
import { programCatalog } from '@/lib/catalog/program-catalog'
import messages from '@/messages/de.json'
import { energy, expectSoundInRun, known, shareBetween } from './testing/known-sounds'
import { soundsOf } from './prepare-stimulus'

const { ask } = messages.listeningTest.run
const { what } = messages.listeningTest.result

function halfOf(samples: Float32Array): number {
  const all = energy(samples)
  let sum = 0
  const at = samples.findIndex((sample) => (sum += sample * sample) >= all / 2)
  return at / SAMPLE_RATE
}
it.each(programCatalog.presets.map(({ name, game }) => [name, game] as const))(
  'plays the sound named in the question of the test for %s',
  (_, game) => {
    const target = targetFor(game)
    const { word, between, half } = known[target]
    expect(ask[target]).toMatch(word)
    expect(what[target]).toMatch(word)
    const [scene = 'steps'] = scenesFor(game)
    expect(sceneTargets[scene]).toBe(target)
    for (const seed of [3, 4, 5]) {
      const sound = soundsOf(scene).sound(seededRandom(seed))
      expect(shareBetween(sound, between)).toBeGreaterThan(0.5)
      expect(halfOf(sound)).toBeGreaterThanOrEqual(half[0])
      expect(halfOf(sound)).toBeLessThan(half[1])
    }
  },
)

// The runs of all games: every-asked-sound.long.test.ts.
it.each(['Counter-Strike 2', 'The Witcher 3: Wild Hunt'])(
  'plays the sound named in the question throughout a run with the preset for %s',
  expectSoundInRun,
)

it('has one question and one name for each sound, and none for anything else', () => {
  const names = [...targets].toSorted()
  expect(Object.keys(ask).toSorted()).toEqual(names)
  expect(Object.keys(what).toSorted()).toEqual(names)
})
