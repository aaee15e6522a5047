import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Changes, Store } from '@/lib/store/store'
import { build, buildWithNext } from '@/build/build'
import { BUILD_STAMP } from '@/build/build-if-needed'
import { largestAudioDeviation, largestFileDeviation } from './audio'
import { javascriptOf } from './javascript'
import { lighthouse } from './lighthouse'
import { clickTarget, loadInTurns, Target } from './load'
import { withServer, type MeasuredShop } from './measured-shop'
import { measureStreams } from './streams'
import { t } from '@/commands/command-texts'
import { findChromium } from '@/dev/find-chromium'

const FEW_PARTNERS = 10
const MANY_PARTNERS = 100_000
/** Where Next.js writes down which folder it has built into. */
const NEXT_NOTES = ['tsconfig.json', 'next-env.d.ts']
const PRODUCT = '/presets/cs2-schrittklar'
const PUBLIC_ORIGIN = ''
const units = { requests: 'requests/s', medianLatency: 'median latency in ms' }

const chromium = findChromium()

rmSync(BUILD_STAMP, { force: true })
// It takes the place of the shop's own build; without its stamp, the next start builds that again.
expectBuilt(await build({ BENCH: 'shop', PUBLIC_ORIGIN }))
keepingNotes(() => expectBuilt(buildWithNext({ BENCH: 'empty', PUBLIC_ORIGIN })))

const { start, emptyPage, bare, click, emptyHandler, clickOfMany } = await measureLoads()
const scripts = await withServer('shop', nothing, measureScripts)
const streams = await withServer('shop', nothing, measureStreams)
const scores = await withServer('shop', nothing, scorePages)

report([
  compared('start page to empty page', [start, emptyPage], 'requests', '>= 0.9'),
  compared('start page to empty page behind empty proxy', [start, bare], 'requests', '>= 0.8'),
  compared('click to empty handler', [click, emptyHandler], 'requests', '>= 0.5'),
  compared('click with 100,000 partners to 10', [clickOfMany, click], 'medianLatency', '<= 1.3'),
  [
    'lock set to the last of 2,000 streams, s',
    streams.lockedAfter / 1000,
    '<= 2',
    'from the start of the command',
  ],
  ['memory per open stream, KB', streams.bytesPerStream / 1024, '<= 100', 'resident set, 2,000 streams'],
  [
    'JavaScript of the start page over an empty page, KB gzipped',
    (scripts.start - scripts.empty) / 1024,
    '<= 25',
    `${scripts.start} B - ${scripts.empty} B`,
  ],
  [
    'JavaScript of a product page over an empty page, KB gzipped',
    (scripts.product - scripts.empty) / 1024,
    '<= 30',
    `${scripts.product} B - ${scripts.empty} B`,
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

/** All servers run at the same time; whoever is not asked anything waits. */
function measureLoads() {
  return withServer('empty', nothing, (empty) =>
    withServer('shop', partners(FEW_PARTNERS), (shop) =>
      withServer('shop', partners(MANY_PARTNERS), async (large) => {
        const start = new Target(`${shop.origin}/`)
        const emptyPage = new Target(`${shop.origin}/bench-leer`)
        const bare = new Target(`${empty.origin}/bench-leer`)
        await loadInTurns(start, emptyPage, bare)
        const click = clickTarget(shop.origin)
        const emptyHandler = clickTarget(shop.origin, '/api/bench-leer')
        const clickOfMany = clickTarget(large.origin)
        await loadInTurns(click, emptyHandler, clickOfMany)
        return { start, emptyPage, bare, click, emptyHandler, clickOfMany }
      }),
    ),
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

function expectBuilt(isBuilt: boolean): void {
  if (!isBuilt) throw new Error(t('buildFailed'))
}

/** Nothing but the bench may take notice of a second build. */
function keepingNotes(run: () => void): void {
  const notes = NEXT_NOTES.map((file) => [file, readFileSync(file)] as const)
  try {
    run()
  } finally {
    notes.forEach(([file, content]) => writeFileSync(file, content))
  }
}

function compared(name: string, [one, other]: [Target, Target], by: keyof typeof units, target: string): Row {
  const medians = [one, other].map((each) => Math.round(each.median(by)))
  return [`${name}, ${units[by]}`, one.to(other, by), target, medians.join(' / ')]
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
