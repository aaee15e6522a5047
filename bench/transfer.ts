import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addressOnceKey } from '@/lib/account/sign-in/account-data'
import { dayOf } from '@/lib/core/clock'
import { memoryOf } from './measuring/memory-of'
import type { Row } from './measuring/report'
import { single } from './measuring/rows'

const CLICKS = 1_000_000
const START = Date.UTC(2026, 0, 5, 12)
const STEP_MS = 1_000
/** Sample partners need no account. */
const UID = 'sample-bench'
const ACCOUNTS = 100_000

/**
 * The most resident memory of each command on a shop with a million clicks, and of the audit on one with 100,000 accounts.
 * @throws Error if one of the commands fails or the audit finds anything
 */
export async function measureTransfer(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spielklang-transfer-'))
  try {
    const file = join(folder, 'clicks.json')
    await pipeline(Readable.from(treeOf(CLICKS)), createWriteStream(file))
    const measure = (...args: string[]) => memoryOf(args, join(folder, 'data'))
    return [
      rowOf('import', await measure('import', file)),
      rowOf('export', await measure('export', join(folder, 'again.json'))),
      rowOf('audit', await measure('audit')),
      await auditAccounts(folder),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rowOf(command: string, megabytes: number): Row {
  return single(`data ${command} of 1,000,000 clicks, MB`, megabytes, 300, 'most resident memory')
}

async function auditAccounts(folder: string): Promise<Row> {
  const file = join(folder, 'accounts.json')
  await pipeline(Readable.from(accountsTree()), createWriteStream(file))
  const data = join(folder, 'accounts')
  await memoryOf(['import', file], data)
  const memory = await memoryOf(['audit'], data)
  return single('data audit of 100,000 accounts, MB', memory, 300, 'most resident memory')
}

/** Accounts, each with the idempotency key of its address and a picture. */
function* accountsTree(): Generator<string> {
  const numbers = Array.from({ length: ACCOUNTS }, (_, n) => n)
  const emailOf = (n: number) => `konto-${n}@spielklang.example`
  yield '{"settings":{"turboMode":false}'
  yield* collection('accounts', numbers, (n) => {
    const email = emailOf(n)
    const account = { email, emailKey: email, emailVerified: true, createdAt: START, password: hashOf(n) }
    return [`uid-${n}`, account]
  })
  yield* collection('users', numbers, (n) => [`uid-${n}`, { avatar: 'moon' }])
  yield* collection('once', numbers, (n) => [addressOnceKey(emailOf(n)), START])
  yield '}'
}

/** A Firebase export of a partner with this many clicks, each of another visitor, with everything belonging to them. */
function* treeOf(clicks: number): Generator<string> {
  const times = Array.from({ length: clicks }, (_, n) => START + n * STEP_MS)
  const days = new Map<string, number>()
  for (const time of times) days.set(dayOf(time), (days.get(dayOf(time)) ?? 0) + 1)
  const partner = {
    uid: UID,
    customCode: 'BENCH5',
    commissionRate: 5,
    totalClicks: clicks,
    uniqueClicks: clicks,
  }
  const daily = Object.fromEntries([...days].map(([day, count]) => [day, { clicks: count }]))
  yield `{"affiliateUsers":${JSON.stringify({ [UID]: partner })},"affiliateDaily":${JSON.stringify({ [UID]: daily })}`
  yield* collection('affiliateClicks', times, (time, n) => [`track_${time}_${tail(n)}`, clickOf(time, n)])
  yield* collection('once', times, (time, n) => [`visit_${UID}_${dayOf(time)}_${hashOf(n)}`, true])
  yield '}'
}

function* collection(
  name: string,
  times: readonly number[],
  entryOf: (time: number, n: number) => [key: string, value: unknown],
): Generator<string> {
  yield `,"${name}":{`
  for (const [n, time] of times.entries()) {
    const [key, value] = entryOf(time, n)
    yield `${n === 0 ? '' : ','}"${key}":${JSON.stringify(value)}`
  }
  yield '}'
}

function clickOf(time: number, n: number) {
  return {
    id: `track_${time}_${tail(n)}`,
    affiliateUid: UID,
    visitorIp: '81.0.0.0',
    visitorHash: hashOf(n),
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    referrer: 'https://www.example.org/',
    timestamp: time,
    converted: false,
    isFirst: false,
    originalUrl: 'https://spielklang.example/?ref=BENCH5',
    sources: { landing: 'start', source: 'direkt' },
  }
}

const tail = (n: number) => n.toString(36).padStart(16, '0')
/** Unordered, like a hash. */
const hashOf = (n: number) => ((n * 2_654_435_761) % 4_294_967_296).toString(36).padStart(22, 'x')
