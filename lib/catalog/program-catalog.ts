import { createCatalog } from './create-catalog'
import { withFigures } from './figures/program-figures'
import { accKurvengrip } from './presets/acc-kurvengrip'
import { beatSaberTaktgeber } from './presets/beat-saber-taktgeber'
import { cs2Schrittklar } from './presets/cs2-schrittklar'
import { lolRufweite } from './presets/lol-rufweite'
import { overwatchKlarsignal } from './presets/overwatch-klarsignal'
import { pubgFeldpeiler } from './presets/pubg-feldpeiler'
import { re4Dielenknarren } from './presets/re4-dielenknarren'
import { siegeWandhorcher } from './presets/siege-wandhorcher'
import { tarkovStilleSohle } from './presets/tarkov-stille-sohle'
import { witcherLagerfeuer } from './presets/witcher-lagerfeuer'
import { apexFlankenwacht } from './presets/apex-flankenwacht'
import { fortniteTruhenklang } from './presets/fortnite-truhenklang'
import { valorantWinkelzug } from './presets/valorant-winkelzug'
import { warzoneTrittsiegel } from './presets/warzone-trittsiegel'
import { formerVersions } from './former-versions'
import type { Preset } from './schema'

/**
 * By file, in list order: roughly most played first, by our own estimate, neighbours in different hues; the owner
 * moves them. A changed preset is a new version; what changed of the one before is noted in former-versions.ts.
 */
const presets: Readonly<Record<string, Preset>> = {
  'lib/catalog/presets/cs2-schrittklar.ts': cs2Schrittklar,
  'lib/catalog/presets/valorant-winkelzug.ts': valorantWinkelzug,
  'lib/catalog/presets/fortnite-truhenklang.ts': fortniteTruhenklang,
  'lib/catalog/presets/warzone-trittsiegel.ts': warzoneTrittsiegel,
  'lib/catalog/presets/apex-flankenwacht.ts': apexFlankenwacht,
  'lib/catalog/presets/siege-wandhorcher.ts': siegeWandhorcher,
  'lib/catalog/presets/overwatch-klarsignal.ts': overwatchKlarsignal,
  'lib/catalog/presets/lol-rufweite.ts': lolRufweite,
  'lib/catalog/presets/tarkov-stille-sohle.ts': tarkovStilleSohle,
  'lib/catalog/presets/pubg-feldpeiler.ts': pubgFeldpeiler,
  'lib/catalog/presets/witcher-lagerfeuer.ts': witcherLagerfeuer,
  'lib/catalog/presets/beat-saber-taktgeber.ts': beatSaberTaktgeber,
  'lib/catalog/presets/re4-dielenknarren.ts': re4Dielenknarren,
  'lib/catalog/presets/acc-kurvengrip.ts': accKurvengrip,
}

/** Fill an empty store. Server only: no texts and filters in the browser. Bad files fail the build (CatalogError). */
export const programCatalog = createCatalog(
  Object.fromEntries(Object.entries(presets).map(([file, preset]) => [file, withFigures(preset)])),
)

export const programVersions: readonly Preset[] = [...formerVersions, ...programCatalog.allPresets]
