import { z } from 'zod'
import { programCatalog } from '../program-catalog'
import { bundleSchema } from './schema'

const PAIR = ['cs2-schrittklar', 'valorant-winkelzug']
const BATTLE_ROYALE = ['fortnite-truhenklang', 'warzone-trittsiegel', 'apex-flankenwacht']
const SLOW = ['siege-wandhorcher', 'pubg-feldpeiler', 'tarkov-stille-sohle']

/** Fill an empty store, together with the built-in presets; an invalid one fails the build. */
export const programBundles = z.array(bundleSchema).parse([
  {
    id: 'taktik-duo',
    name: 'Taktik-Duo',
    tagline: 'Counter-Strike 2 und Valorant: für alle, die zwischen beiden wechseln.',
    presetIds: PAIR,
    price: 990,
    active: true,
  },
  {
    id: 'battle-royale-trio',
    name: 'Battle-Royale-Trio',
    tagline: 'Fortnite, Warzone und Apex Legends: bis in den letzten Kreis.',
    presetIds: BATTLE_ROYALE,
    price: 1390,
    active: true,
  },
  {
    id: 'lausch-trio',
    name: 'Lausch-Trio',
    tagline: 'Rainbow Six Siege, PUBG und Tarkov: warten, lauschen, dann erst los.',
    presetIds: SLOW,
    price: 1690,
    active: true,
  },
  {
    id: 'story-duo',
    name: 'Story-Duo',
    tagline: 'The Witcher 3 und Resident Evil 4: für lange Abende allein.',
    presetIds: ['witcher-lagerfeuer', 're4-dielenknarren'],
    price: 890,
    active: true,
  },
  {
    id: 'alle-shooter',
    name: 'Alle Shooter',
    tagline: 'Für alle, die auf Schritte hören: jedes Preset für einen Shooter.',
    presetIds: [...PAIR, ...BATTLE_ROYALE, ...SLOW, 'overwatch-klarsignal'],
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
