import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Changes, Store } from '@/lib/store/store'
import { BUILD_STAMP } from './build-if-needed'
import { largestAudioDeviation, largestFileDeviation } from './bench/audio'
import { javascriptOf } from './bench/javascript'
import { lighthouse } from './bench/lighthouse'
import { clickRequest, load, type Load } from './bench/load'
import { withServer, type Build } from './bench/measured-shop'
import { measureStreams } from './bench/streams'
import { fail, t } from './command-texts'
import { findChromium } from './find-chromium'
import { hashScripts } from './hash-scripts'

const FEW_PARTNERS = 10
const MANY_PARTNERS = 100_000
const PRODUCT = '/presets/cs2-schrittklar'

const chromium = findChromium()

build('empty')
const bare = await withServer('empty', nothing, () => load('/bench-leer'))
build('shop')
const few = await withServer('shop', partners(FEW_PARTNERS), measureShop)
const streams = await withServer('shop', nothing, measureStreams)
const scores = await withServer('shop', nothing, scorePages)
const many = await withServer('shop', partners(MANY_PARTNERS), () =>
  load('/api/affiliate/clicks', clickRequest),
)

report([
  [
    'start page to empty page, requests/s',
    ratio(few.start, few.emptyPage),
    '>= 0.9',
    per(few.start, few.emptyPage),
  ],
  [
    'start page to empty page behind empty proxy, requests/s',
    ratio(few.start, bare),
    '>= 0.8',
    per(few.start, bare),
  ],
  [
    'click to empty handler, requests/s',
    ratio(few.click, few.emptyHandler),
    '>= 0.5',
    per(few.click, few.emptyHandler),
  ],
  [
    'click with 100,000 partners to 10, median latency',
    many.medianLatency / few.click.medianLatency,
    '<= 1.3',
    `${many.medianLatency} ms / ${few.click.medianLatency} ms`,
  ],
  [
    'lock set to the last of 2,000 streams, s',
    streams.lockedAfter / 1000,
    '<= 2',
    'from the start of the command',
  ],
  ['memory per open stream, KB', streams.bytesPerStream / 1024, '<= 100', 'resident set, 2,000 streams'],
  [
    'JavaScript of the start page over an empty page, KB gzipped',
    (few.startScript - few.emptyScript) / 1024,
    '<= 25',
    `${few.startScript} B - ${few.emptyScript} B`,
  ],
  [
    'JavaScript of a product page over an empty page, KB gzipped',
    (few.productScript - few.emptyScript) / 1024,
    '<= 30',
    `${few.productScript} B - ${few.emptyScript} B`,
  ],
  ...Object.entries(scores).flatMap(([page, { performance, others }]): Row[] => [
    [`Lighthouse performance, ${page} page`, performance, '>= 98', 'phone, median of 5'],
    [`Lighthouse accessibility, best practices, SEO, ${page} page`, others, '100', 'the lowest of the three'],
  ]),
  ['largest deviation of a file from its preset, dB', largestFileDeviation(), '<= 0.05', 'all formats'],
  [
    'largest deviation of the browser’s audio from a preset, dB',
    await largestAudioDeviation(chromium),
    '<= 0.05',
    '44.1 and 48 kHz',
  ],
])

async function nothing(): Promise<void> {}

async function measureShop() {
  return {
    emptyPage: await load('/bench-leer'),
    start: await load('/'),
    emptyHandler: await load('/api/bench-leer', clickRequest),
    click: await load('/api/affiliate/clicks', clickRequest),
    startScript: await javascriptOf('/'),
    productScript: await javascriptOf(PRODUCT),
    emptyScript: await javascriptOf('/bench-leer'),
  }
}

async function scorePages() {
  return {
    start: await lighthouse('/', chromium),
    catalogue: await lighthouse('/presets', chromium),
    product: await lighthouse(PRODUCT, chromium),
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

/** Takes the place of the shop's own build; without its stamp, the next start builds that again. */
function build(build: Build): void {
  rmSync(BUILD_STAMP, { force: true })
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      BENCH: build,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PUBLIC_ORIGIN: '',
    },
  })
  if (status !== 0) fail(t('buildFailed'))
  hashScripts()
}

function ratio(one: Load, other: Load): number {
  return one.requests / other.requests
}

function per(one: Load, other: Load): string {
  return `${Math.round(one.requests)} / ${Math.round(other.requests)}`
}

type Row = [name: string, value: number, target: string, detail: string]

function report(rows: Row[]): void {
  for (const [name, value, target, detail] of rows) {
    process.stdout.write(`${name.padEnd(62)} ${digits(value).padStart(7)}  (${target}; ${detail})\n`)
  }
}

/** Deviations may be far below what two decimals show. */
function digits(value: number): string {
  return value < 0.1 ? value.toPrecision(2) : value.toFixed(2)
}
