import 'server-only'
import { z } from 'zod'
import { programCatalog } from '../program-catalog'
import { bundleSchema } from './schema'

const SHOOTERS = [
  'cs2-schrittklar',
  'tarkov-stille-sohle',
  'siege-wandhorcher',
  'pubg-feldpeiler',
  'overwatch-klarsignal',
]

/** Fill an empty store, together with the built-in presets; an invalid one fails the build. */
export const programBundles = z.array(bundleSchema).parse([
  {
    id: 'alle-shooter',
    name: 'Alle Shooter',
    tagline: 'Für alle, die auf Schritte hören: jedes Preset für einen Shooter.',
    presetIds: SHOOTERS,
    price: 2290,
    active: true,
  },
  {
    id: 'alle-zehn',
    name: 'Alle zehn',
    tagline: 'Jedes Preset, das es bei uns gibt, vom Shooter bis zum Rhythmusspiel.',
    presetIds: programCatalog.presets.map(({ id }) => id),
    price: 3990,
    active: true,
  },
])
