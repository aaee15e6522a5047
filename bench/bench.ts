import { rmSync, writeFileSync } from 'node:fs'
import { build } from '@/build/build'
import { BUILD_STAMP } from '@/build/build-if-needed'
import { t } from '@/build/command-texts'
import { findChromium } from '@/dev/find-chromium'
import { measureAdmin } from './admin'
import { measureAudio } from './audio'
import { measureLoad } from './clicks'
import { measureClips } from './clips'
import { measureBookings } from './bookings'
import { measureCopies } from './copies'
import { measureDays } from './days'
import { measureHealth } from './health'
import { measureListeningTest } from './listening-test'
import { measureLighthouse } from './lighthouse'
import { measureLive } from './live'
import { measurePartner } from './partner'
import { measurePartners } from './partners'
import { measurePayouts } from './payouts'
import { measurePlain } from './plain'
import { measurePresses } from './presses'
import { measurePublish } from './publish'
import { figuresCsv, figuresText, thisRun } from './measuring/figures-file'
import { report, type Row } from './measuring/report'
import { measureRecordings } from './recordings'
import { measureRush } from './rush'
import { measureScripts } from './scripts'
import { measureSignIn } from './sign-in'
import { measureSlowPhone } from './slow-phone'
import { measureStreams } from './streams'
import { measureStudio } from './studio'
import { measureTransfer } from './transfer'
import { measureVoting } from './voting'
import { measureWake } from './wake'
import { measureWebhooks } from './webhooks'

const PUBLIC_ORIGIN = ''
const FIGURES = 'docs/figures.md'
const FIGURES_CSV = 'docs/figures.csv'

const chromium = findChromium()

/** Measurements that can be run alone, by keyword. */
const figures: Record<string, () => Promise<Row[]>> = {
  load: measureLoad,
  webhooks: measureWebhooks,
  rush: measureRush,
  health: measureHealth,
  'sign-in': measureSignIn,
  scripts: () => measureScripts(chromium),
  streams: measureStreams,
  lighthouse: () => measureLighthouse(chromium),
  phone: () => measureSlowPhone(chromium),
  presses: () => measurePresses(chromium),
  wake: () => measureWake(chromium),
  admin: measureAdmin,
  days: measureDays,
  bookings: measureBookings,
  payouts: measurePayouts,
  partner: measurePartner,
  partners: measurePartners,
  publish: measurePublish,
  plain: measurePlain,
  voting: measureVoting,
  transfer: measureTransfer,
  copies: measureCopies,
  audio: () => measureAudio(chromium),
  studio: () => measureStudio(chromium),
  live: () => measureLive(chromium),
  hearing: () => measureListeningTest(chromium),
  recordings: measureRecordings,
  clips: measureClips,
}
/** These need no started shop. */
const withoutShop = ['recordings', 'clips', 'copies', 'plain']

const wanted = process.argv.slice(2)
const unknown = wanted.filter((word) => !(word in figures))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: none of ${Object.keys(figures).join(', ')}`)

if (wanted.length === 0 || wanted.some((word) => !withoutShop.includes(word))) {
  rmSync(BUILD_STAMP, { force: true })
  // Replaces the shop's own build; as it has no stamp, the next start rebuilds that.
  if (!(await build({ BENCH: 'shop', PARTS_PAGE: 'true', PUBLIC_ORIGIN }))) throw new Error(t('buildFailed'))
}

const run = thisRun()
const rows: Row[] = []
for (const [word, measure] of Object.entries(figures)) {
  if (wanted.length > 0 && !wanted.includes(word)) continue
  const measured = await measure()
  report(measured)
  rows.push(...measured)
}
// Otherwise the files would mix figures of different versions.
if (wanted.length === 0) {
  writeFileSync(FIGURES, figuresText(run, rows))
  writeFileSync(FIGURES_CSV, figuresCsv(rows))
}
