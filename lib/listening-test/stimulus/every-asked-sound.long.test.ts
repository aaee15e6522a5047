import { programCatalog } from '@/lib/catalog/program-catalog'
import { expectSoundInRun } from './testing/known-sounds'

it.each(programCatalog.presets.map(({ name, game }) => [name, game] as const))(
  'plays the sound named in the question throughout a run with %s, alike in both conditions',
  (_, game) => expectSoundInRun(game),
)
