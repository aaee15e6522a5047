import { rmSync } from 'node:fs'
import type { Changes, Store } from '@/lib/store/store'
import { build } from '@/build/build'
import { BUILD_STAMP } from '@/build/build-if-needed'
import { measureAdmin } from './admin'
import { largestAudioDeviation, largestFileDeviation } from './audio'
import { javascriptOf } from './javascript'
import { lighthouse } from './lighthouse'
import { clickTarget, loadInTurns, Target } from './load'
import { withServer, type MeasuredShop } from './measured-shop'
import { once } from './median'
import { report, type Goal, type Row } from './report'
import { measureStreams } from './streams'
import { measureTransfer } from './transfer'
import { t } from '@/commands/command-texts'
import { findChromium } from '@/dev/find-chromium'

const FEW_PARTNERS = 10
const MANY_PARTNERS = 100_000
const PRODUCT = '/presets/cs2-schrittklar'
const PUBLIC_ORIGIN = ''
const units = { requests: 'requests/s', medianLatency: 'median latency in ms' }

const chromium = findChromium()

rmSync(BUILD_STAMP, { force: true })
// It takes the place of the shop's own build; without its stamp, the next start builds that again.
if (!(await build({ BENCH: 'shop', PUBLIC_ORIGIN }))) throw new Error(t('buildFailed'))

const { start, emptyPage, click, emptyHandler, clickOfMany } = await measureLoads()
const scripts = await withServer(nothing, measureScripts)
const streams = await withServer(nothing, measureStreams)
const scores = await withServer(nothing, scorePages)
const admin = await measureAdmin()
const memory = await measureTransfer()

report([
  compared('start page to empty page', [start, emptyPage], 'requests', { atLeast: 0.8 }),
  compared('click to empty handler', [click, emptyHandler], 'requests', { atLeast: 0.45 }),
  compared('click with 100,000 partners to 10', [clickOfMany, click], 'medianLatency', { atMost: 1.3 }),
  single(
    'lock set to the last of 2,000 streams, s',
    streams.lockedAfter / 1000,
    2,
    'from the start of the command',
  ),
  single('memory per open stream, KB', streams.bytesPerStream / 1024, 100, 'resident set, 2,000 streams'),
  single(
    'JavaScript of the start page over an empty page, KB gzipped',
    (scripts.start - scripts.empty) / 1024,
    25,
    `${scripts.start} B - ${scripts.empty} B`,
  ),
  single(
    'JavaScript of a product page over an empty page, KB gzipped',
    (scripts.product - scripts.empty) / 1024,
    30,
    `${scripts.product} B - ${scripts.empty} B`,
  ),
  ...Object.entries(scores).flatMap(([page, { performance, others }]): Row[] => [
    {
      name: `Lighthouse performance, ${page} page`,
      goal: { atLeast: 95 },
      value: performance,
      detail: 'phone, 5 runs',
    },
    {
      name: `Lighthouse accessibility, best practices, SEO, ${page} page`,
      goal: { atLeast: 100 },
      value: others,
      detail: 'the lowest of the three',
    },
  ]),
  {
    name: '/admin with 100,000 partners and 100,000 orders to 10, ms',
    goal: { atMost: 1.5 },
    value: admin.ratio,
    detail: `medians ${admin.many.toFixed(1)} / ${admin.few.toFixed(1)}`,
  },
  ...Object.entries(memory).map(([command, megabytes]) =>
    single(`data ${command} of 1,000,000 clicks, MB`, megabytes, 300, 'most resident memory'),
  ),
  single('largest deviation of a file from its preset, dB', largestFileDeviation(), 0.05, 'all formats'),
  single(
    'largest deviation of the browser’s audio from a preset, dB',
    await largestAudioDeviation(chromium),
    0.05,
    '44.1 and 48 kHz',
  ),
])

async function nothing(): Promise<void> {}

/** All servers run at the same time; whoever is not asked anything waits. */
function measureLoads() {
  return withServer(partners(FEW_PARTNERS), (shop) =>
    withServer(partners(MANY_PARTNERS), async (large) => {
      const start = new Target(`${shop.origin}/`)
      const emptyPage = new Target(`${shop.origin}/bench-leer`)
      await loadInTurns(start, emptyPage)
      const click = clickTarget(shop.origin)
      const emptyHandler = clickTarget(shop.origin, '/api/bench-leer')
      const clickOfMany = clickTarget(large.origin)
      await loadInTurns(click, emptyHandler, clickOfMany)
      return { start, emptyPage, click, emptyHandler, clickOfMany }
    }),
  )
}

async function measureScripts({ origin }: MeasuredShop) {
  return {
    start: await javascriptOf(`${origin}/`),
    product: await javascriptOf(origin + PRODUCT),
    empty: await javascriptOf(`${origin}/bench-leer`),
  }
}

async function scorePages({ origin }: MeasuredShop) {
  return {
    start: await lighthouse(`${origin}/`, chromium),
    catalogue: await lighthouse(`${origin}/presets`, chromium),
    product: await lighthouse(origin + PRODUCT, chromium),
  }
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

function compared(name: string, [one, other]: [Target, Target], by: keyof typeof units, goal: Goal): Row {
  const medians = [one, other].map((each) => Math.round(each.median(by)))
  return {
    name: `${name}, ${units[by]}`,
    goal,
    value: one.to(other, by),
    detail: `medians ${medians.join(' / ')}`,
  }
}

function single(name: string, value: number, atMost: number, detail: string): Row {
  return { name, goal: { atMost }, value: once(value), detail }
}
