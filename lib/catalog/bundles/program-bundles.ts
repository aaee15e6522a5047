import { z } from 'zod'
import { programCatalog } from '../program-catalog'
import { bundleSchema } from './schema'

const SHOOTERS = [
  'cs2-schrittklar',
  'tarkov-stille-sohle',
  'siege-wandhorcher',
  'pubg-feldpeiler',
  'overwatch-klarsignal',
  'valorant-winkelzug',
  'fortnite-truhenklang',
  'apex-flankenwacht',
  'warzone-trittsiegel',
]

/** Fill an empty store, together with the built-in presets; an invalid one fails the build. */
export const programBundles = z.array(bundleSchema).parse([
  {
    id: 'alle-shooter',
    name: 'Alle Shooter',
    tagline: 'Für alle, die auf Schritte hören: jedes Preset für einen Shooter.',
    presetIds: SHOOTERS,
    price: 3690,
    active: true,
  },
  {
    id: 'alle-presets',
    name: 'Alle Presets',
    tagline: 'Jedes Preset, das es bei uns gibt, vom Shooter bis zum Rhythmusspiel.',
    presetIds: programCatalog.presets.map(({ id }) => id),
    price: 5490,
    active: true,
  },
])
