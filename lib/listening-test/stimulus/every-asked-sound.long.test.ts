import { programCatalog } from '@/lib/catalog/program-catalog'
import { expectSoundInRun } from './testing/known-sounds'

it.each(programCatalog.presets.map(({ name, game }) => [name, game] as const))(
  'plays in a run with %s the sound that its question names, in both conditions alike',
  (_, game) => expectSoundInRun(game),
)
