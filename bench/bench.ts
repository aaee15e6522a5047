import { rmSync } from 'node:fs'
import type { Changes, Store } from '@/lib/store/store'
import { build } from '@/build/build'
import { BUILD_STAMP } from '@/build/build-if-needed'
import { measureAdmin } from './admin'
import { largestAudioDeviation, largestFileDeviation } from './audio'
import { javascriptOf } from './javascript'
import { lighthouseRows, type MeasuredPage } from './lighthouse'
import { measureLive } from './live'
import { clickTarget, loadInTurns, Target } from './load'
import { withServer } from './measured-shop'
import { quantile } from './median'
import { measurePreview } from './payouts'
import { report, type Row } from './report'
import { compared, single } from './rows'
import { measurePartner } from './partner'
import { measurePartners } from './partners'
import { measurePublish } from './publish'
import { measureStreams } from './streams'
import { measureStudio } from './studio'
import { measureTransfer } from './transfer'
import { msToFile, payable, webhookSettings, webhookTarget } from './webhooks'
import { t } from '@/commands/command-texts'
import { findChromium } from '@/dev/find-chromium'

const FEW_PARTNERS = 10
const MANY_PARTNERS = 100_000
const MOST_PARTNERS = 1_000_000
const PRODUCT = '/presets/cs2-schrittklar'
const PUBLIC_ORIGIN = ''
const PAGES: MeasuredPage[] = [
  { name: 'start', path: '/' },
  { name: 'catalogue', path: '/presets' },
  { name: 'product', path: PRODUCT },
  { name: 'cart', path: '/warenkorb', isHidden: true },
  { name: 'checkout', path: '/kasse', isHidden: true },
]

/** What can be measured alone, by the word that asks for it. */
const figures: Record<string, () => Promise<Row[]>> = {
  load: () => measureLoad(),
  webhooks: () => measureWebhooks(),
  scripts: () => measureScripts(),
  streams: () => measureOpenStreams(),
  lighthouse: () => measurePages(),
  admin: () => measureAdminPage(),
  payouts: () => measurePayouts(),
  partner: () => measurePartnerPage(),
  partners: () => measurePartnersPage(),
  publish: () => measurePublish(),
  transfer: () => measureMemory(),
  audio: () => measureDeviations(),
  studio: () => withServer(nothing, ({ origin }) => measureStudio(origin, chromium)),
  live: () => withServer(nothing, ({ origin }) => measureLive(origin, chromium)),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((word) => !(word in figures))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: none of ${Object.keys(figures).join(', ')}`)

const chromium = findChromium()

rmSync(BUILD_STAMP, { force: true })
// It takes the place of the shop's own build; without its stamp, the next start builds that again.
if (!(await build({ BENCH: 'shop', PARTS_PAGE: 'true', PUBLIC_ORIGIN }))) throw new Error(t('buildFailed'))

for (const [word, measure] of Object.entries(figures)) {
  if (wanted.length === 0 || wanted.includes(word)) report(await measure())
}

async function nothing(): Promise<void> {}

/** All servers run at the same time; whoever is not asked anything waits. */
function measureLoad(): Promise<Row[]> {
  return withServer(partners(FEW_PARTNERS), (shop) =>
    withServer(partners(MANY_PARTNERS), async (large) => {
      const start = new Target(`${shop.origin}/`)
      const emptyPage = new Target(`${shop.origin}/bench-leer`)
      await loadInTurns(start, emptyPage)
      const click = clickTarget(shop.origin)
      const emptyHandler = clickTarget(shop.origin, '/api/bench-leer')
      const clickOfMany = clickTarget(large.origin)
      await loadInTurns(click, emptyHandler, clickOfMany)
      return [
        compared('start page to empty page', [start, emptyPage], 'requests', { atLeast: 0.8 }),
        compared('click to empty handler', [click, emptyHandler], 'requests', { atLeast: 0.45 }),
        compared('click with 100,000 partners to 10', [clickOfMany, click], 'medianLatency', { atMost: 1.3 }),
      ]
    }),
  )
}

function measureWebhooks(): Promise<Row[]> {
  return withServer(
    payable,
    async ({ origin }) => {
      const toFile = await msToFile(origin)
      const webhook = webhookTarget(origin)
      const durableWrite = webhookTarget(origin, '/api/bench-schreiben')
      await loadInTurns(webhook, durableWrite)
      const name = 'webhook to an empty handler with a durable write'
      const detail = `${toFile.length} payments, one after the other`
      return [
        single('webhook to file open, median, ms', quantile(toFile, 0.5), 250, detail),
        single('webhook to file open, 95 of 100, ms', quantile(toFile, 0.95), 1000, detail),
        compared(name, [webhook, durableWrite], 'requests', { atLeast: 0.4 }),
      ]
    },
    webhookSettings,
  )
}

async function measureOpenStreams(): Promise<Row[]> {
  const { lockedAfter, bytesPerStream } = await withServer(nothing, measureStreams)
  return [
    single(
      'lock set to the last of 2,000 streams, s',
      lockedAfter / 1000,
      2,
      'from the start of the command',
    ),
    single('memory per open stream, KB', bytesPerStream / 1024, 100, 'resident set, 2,000 streams'),
  ]
}

function measureScripts(): Promise<Row[]> {
  return withServer(nothing, async ({ origin }) => {
    const empty = await javascriptOf(`${origin}/bench-leer`)
    const beyond = async (page: string, path: string, atMost: number) => {
      const bytes = await javascriptOf(origin + path)
      const name = `JavaScript of the ${page} page over an empty page, KB gzipped`
      return single(name, (bytes - empty) / 1024, atMost, `${bytes} B - ${empty} B`)
    }
    return [await beyond('start', '/', 25), await beyond('product', PRODUCT, 35)]
  })
}

function measurePages(): Promise<Row[]> {
  return withServer(nothing, async ({ origin }) => {
    const rows: Row[] = []
    for (const page of PAGES) rows.push(...(await lighthouseRows(origin, page, chromium)))
    return rows
  })
}

async function measureAdminPage(): Promise<Row[]> {
  const pages = await measureAdmin()
  return pages.map(({ path, many, few, ratio }) => ({
    name: `${path} with 1,000,000 orders and 100,000 partners to 10, ms`,
    goal: { atMost: 1.5 },
    value: ratio,
    detail: `medians ${many.toFixed(1)} / ${few.toFixed(1)}`,
  }))
}

async function measurePayouts(): Promise<Row[]> {
  return [
    single('preview of a payout to 10,000 partners, s', await measurePreview(), 5, 'by index, in SQLite'),
  ]
}

async function measurePartnerPage(): Promise<Row[]> {
  const pages = await measurePartner()
  const rows = pages.map(({ path, many, few, ratio }) => ({
    name: `${path} with 1,000,000 clicks and 100,000 sales to 10, ms`,
    goal: { atMost: 1.5 },
    value: ratio,
    detail: `medians ${many.toFixed(1)} / ${few.toFixed(1)}`,
  }))
  return [...rows, await measureClickOfMany()]
}

async function measurePartnersPage(): Promise<Row[]> {
  const pages = await measurePartners()
  return pages.flatMap(({ path, many, few, ratio, growth }) => [
    {
      name: `${path} with 1,000,000 partners to 10, ms`,
      goal: { atMost: 1.5 },
      value: ratio,
      detail: `medians ${many.toFixed(1)} / ${few.toFixed(1)}`,
    },
    single(
      'memory that 200 looks at it take beyond those with 10, MB',
      growth / 1024 / 1024,
      50,
      'resident sets',
    ),
  ])
}

function measureClickOfMany(): Promise<Row> {
  return withServer(partners(FEW_PARTNERS), (shop) =>
    withServer(partners(MOST_PARTNERS), async (large) => {
      const click = clickTarget(shop.origin)
      const clickOfMany = clickTarget(large.origin)
      await loadInTurns(click, clickOfMany)
      const name = 'click with 1,000,000 partners to 10'
      return compared(name, [clickOfMany, click], 'medianLatency', { atMost: 1.3 })
    }),
  )
}

async function measureMemory(): Promise<Row[]> {
  return Object.entries(await measureTransfer()).map(([command, megabytes]) =>
    single(`data ${command} of 1,000,000 clicks, MB`, megabytes, 300, 'most resident memory'),
  )
}

async function measureDeviations(): Promise<Row[]> {
  const heard = await largestAudioDeviation(chromium)
  return [
    single('largest deviation of a file from its preset, dB', largestFileDeviation(), 0.05, 'all formats'),
    single('largest deviation of the browser’s audio from a preset, dB', heard, 0.05, '44.1 and 48 kHz'),
  ]
}

function partners(count: number) {
  return async (store: Store) => {
    for (let first = 0; first < count; first += 1000) {
      const changes: Changes = {}
      for (let index = first; index < Math.min(first + 1000, count); index += 1) {
        changes[`affiliateUsers/bench-${index}`] = {
          uid: `bench-${index}`,
          customCode: `BENCH${index}`,
          commissionRate: 10,
        }
      }
      await store.update(changes)
    }
  }
}
