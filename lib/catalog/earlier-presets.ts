import 'server-only'
import { accKurvengripV1 } from './earlier/acc-kurvengrip-v1'
import { beatSaberTaktgeberV1 } from './earlier/beat-saber-taktgeber-v1'
import { cs2SchrittklarV3 } from './earlier/cs2-schrittklar-v3'
import { lolRufweiteV2 } from './earlier/lol-rufweite-v2'
import { overwatchKlarsignalV1 } from './earlier/overwatch-klarsignal-v1'
import { pubgFeldpeilerV2 } from './earlier/pubg-feldpeiler-v2'
import { re4DielenknarrenV2 } from './earlier/re4-dielenknarren-v2'
import { siegeWandhorcherV2 } from './earlier/siege-wandhorcher-v2'
import { tarkovStilleSohleV4 } from './earlier/tarkov-stille-sohle-v4'
import { witcherLagerfeuerV1 } from './earlier/witcher-lagerfeuer-v1'
import type { Preset } from './schema'

/**
 * Earlier versions of the program's presets. They never change: shops have published them, and
 * buyers have their files.
 */
export const earlierPresets: readonly Preset[] = [
  accKurvengripV1,
  beatSaberTaktgeberV1,
  cs2SchrittklarV3,
  lolRufweiteV2,
  overwatchKlarsignalV1,
  pubgFeldpeilerV2,
  re4DielenknarrenV2,
  siegeWandhorcherV2,
  tarkovStilleSohleV4,
  witcherLagerfeuerV1,
]
