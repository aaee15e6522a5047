import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { z } from 'zod'
import { isLocalOnly } from '@/lib/core/address/shop-origins'
import { makePrivateFolder } from '@/lib/core/data-folder'
import {
  env as settings,
  isLoopback,
  missingVariables,
  setStoredVariables,
  storedVariables,
  type Env,
} from '@/lib/core/env'
import { serverSecret } from '@/lib/core/server-secret'
import { owner, setCurrentOwner } from '@/lib/legal/current-owner'
import { sampleFields } from '@/lib/legal/owner-fields'
import { migrate, migrations } from '@/lib/migration/migrate'
import { MigrationError } from '@/lib/migration/migration'
import { neededForPublic } from '@/lib/setup/needed-for-public'
import { addressRefusal } from '@/lib/setup/shop-address'
import { loadOwner, ownerBefore } from '@/lib/setup/watch-owner'
import { loadVariables, takeLastVariables } from '@/lib/setup/watch-variables'
import { NewerFormatError } from '@/lib/store/format'
import { openStore } from '@/lib/store/open-store'
import { StoreError, type Store } from '@/lib/store/store'
import { areOthersRunning, markRunning } from '@/lib/tasks/holders'
import {
  localPaymentSettings,
  startLocalPayments,
  usesLocalPayments,
} from '@/dev/payments/start-local-payments'
import { buildIfNeeded, keepBuild } from '@/build/build-if-needed'
import { causeOf, dataText, fail, gone, newerFormat, t } from '@/build/command-texts'
import { leaveOutUnbuilt } from '@/build/leave-out-unbuilt'
import { loadEnv } from './load-env'
import { offerAdmin } from './offer-admin'
import { makeFonts } from '@/build/make-fonts'
import { makeLimiter } from '@/build/make-workers'
import { spawnServer } from '@/server/spawn-server'
import { fillSampleAccounts, SAMPLE_PASSWORD, sampleAccounts } from '@/dev/sample-accounts'
import { fillSampleData } from '@/dev/sample-data'

const isDev = process.argv.includes('--dev')

const signals = ['SIGINT', 'SIGTERM'] as const
let payments: Awaited<ReturnType<typeof startLocalPayments>> | null = null
for (const signal of signals) process.on(signal, endEarly)
const givePort = await takePort(loadEnv())
prepareDataDir(loadEnv())
const unmark = markRunning(loadEnv().DATA_DIR)
await prepareStore(loadEnv())
const env = settings()
const missing = missingVariables()
if (missing.length > 0) fail(t('env', { variables: missing.join(', ') }))
refuseSampleOwner(env)
payments = usesLocalPayments(env) ? await startLocalPayments(env) : null
if (isDev) {
  await makeFonts()
  makeLimiter()
} else await prepareBuild()
await givePort()
for (const signal of signals) process.off(signal, endEarly)
serve(settings())

/** First, so that a second start in the same folder changes nothing. */
async function takePort(env: Env): Promise<() => Promise<void>> {
  try {
    return await holdPort(env)
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : causeOf(error)
    return fail(notServed(cause, env.PORT))
  }
}

async function prepareBuild(): Promise<void> {
  if (leaveOutUnbuilt()) process.stderr.write(`${t('bannerLeftOut')}\n`)
  await buildIfNeeded(settings())
  keepBuild()
}

function endEarly(): void {
  void Promise.resolve(payments?.stop()).finally(() => process.exit(1))
}

/** A shop that others can reach must not show an invented owner or bank account. */
function refuseSampleOwner({ PUBLIC_ORIGIN }: Env): void {
  const fields = sampleFields(owner())
  if (isLoopback(PUBLIC_ORIGIN) || fields.length === 0) return
  fail(t('sampleOwner', { origin: PUBLIC_ORIGIN, fields: fields.join(', ') }))
}

function prepareDataDir({ DATA_DIR }: Env): void {
  try {
    makePrivateFolder(DATA_DIR)
    accessSync(DATA_DIR, constants.W_OK)
    serverSecret()
  } catch (error) {
    fail(t('dataDir', { folder: DATA_DIR, cause: causeOf(error) }))
  }
}

async function prepareStore(env: Env): Promise<void> {
  try {
    const migrated = await migrate(env, migrations, refuseOtherAddress)
    if (migrated) process.stdout.write(`${t('migrated', { ...migrated })}\n`)
    const store = openStore(env)
    await loadVariables(store)
    await readOwner(settings(), store)
    leaveOutAddress()
    if (isLoopback(settings().PUBLIC_ORIGIN) && (await fillSampleData(store)))
      process.stdout.write(`${t('seeded')}\n`)
    if (isLocalOnly(settings())) await fillSampleAccounts(store)
    await store.close()
  } catch (error) {
    if (error instanceof NewerFormatError) fail(newerFormat(error))
    if (error instanceof StoreError && error.code === 'gone') fail(gone(env))
    // A remote database may become available again; until then the shop answers that it is locked.
    if (env.STORE_ENGINE === 'sqlite') fail(sentenceFor(error))
    process.stderr.write(`${t('storeAway', { cause: causeOf(error) })}\n`)
    takeLastVariables(env.DATA_DIR)
    takeLastOwner(env, causeOf(error))
    leaveOutAddress()
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof MigrationError)
    return t('notMigrated', { path: error.path, cause: String(error.cause) })
  if (error instanceof StoreError && error.code === 'no_room')
    return dataText('no_room', { cause: error.message })
  return t('storeFailed', { cause: causeOf(error) })
}

async function readOwner(env: Env, store: Store): Promise<void> {
  try {
    await loadOwner(store)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    takeLastOwner(env, t('broken', { path: 'setup/owner' }))
  }
}

function takeLastOwner({ DATA_DIR, PUBLIC_ORIGIN }: Env, cause: string): void {
  const last = ownerBefore(DATA_DIR)
  if (last) setCurrentOwner(last)
  else if (!isLoopback(PUBLIC_ORIGIN)) fail(t('ownerUnknown', { origin: PUBLIC_ORIGIN, cause }))
}

/** Ignores a stored address if a setting that it needs is missing by now: it must not prevent a start. */
function leaveOutAddress(): void {
  const { PUBLIC_ORIGIN: origin, ...others } = storedVariables()
  if (!origin || process.env.PUBLIC_ORIGIN || neededForPublic(settings(), owner()).length === 0) return
  setStoredVariables(others)
  process.stderr.write(`${t('addressLeftOut', { origin })}\n`)
}

/** A test shop on the data of another would write its own address into mails to buyers. */
async function refuseOtherAddress(store: Store): Promise<void> {
  await loadVariables(store)
  const env = settings()
  const refusal = await addressRefusal(store, chosenAddress(env), areOthersRunning(env.DATA_DIR))
  if (refusal) fail(t(refusal.reason, { known: refusal.known, origin: env.PUBLIC_ORIGIN }))
}

/** '' if neither environment nor desk set it. */
function chosenAddress({ PUBLIC_ORIGIN }: Env): string {
  return process.env.PUBLIC_ORIGIN || storedVariables().PUBLIC_ORIGIN ? PUBLIC_ORIGIN : ''
}

function serve(env: Env): void {
  const variables = {
    SHOP_STORED: JSON.stringify(storedVariables()),
    SHOP_ORIGIN: chosenAddress(env),
    // A local shop makes the money-back promise, so that it can be tried out; the owner of a public one decides.
    ...(isLoopback(env.PUBLIC_ORIGIN) && !process.env.MONEY_BACK ? { MONEY_BACK: 'true' } : {}),
    ...(payments ? { SHOP_STAND_IN: JSON.stringify(localPaymentSettings(payments.port)) } : {}),
  }
  const child = spawnServer(env, { isDev, variables })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('message', (message) => report(message, env.PORT, env.PUBLIC_ORIGIN))
  child.on('exit', (code) => {
    unmark()
    void Promise.resolve(payments?.stop()).finally(() => process.exit(code ?? 1))
  })
}

function notServed(cause: string, port: number): string {
  return cause === 'EADDRINUSE' ? t('portTaken', { port }) : t('serverFailed', { cause })
}

const failure = z.object({ failed: z.string() })
const storeFailure = z.object({ storeFailed: z.string(), gone: z.boolean() })

function report(message: unknown, port: number, origin: string): void {
  const withoutStore = storeFailure.safeParse(message).data
  if (withoutStore) {
    const { storeFailed, gone: isGone } = withoutStore
    process.stderr.write(`${isGone ? gone(env) : t('storeFailed', { cause: storeFailed })}\n`)
    return
  }
  const failed = failure.safeParse(message)
  if (failed.success) {
    process.stderr.write(`${notServed(failed.data.failed, port)}\n`)
    return
  }
  const accounts = isLocalOnly(env)
    ? [
        t('sampleAccounts', {
          emails: sampleAccounts.map(({ email }) => email).join(', '),
          password: SAMPLE_PASSWORD,
        }),
      ]
    : []
  // Only for a local shop: a public one has neither a sample partner nor local services to try out.
  const tour = isLoopback(origin) ? [t('firstClicks', { origin })] : []
  const parts = [t('ready', { origin }), ...tour, ...accounts, t('stop')]
  process.stdout.write(`\n${parts.join('\n\n')}\n`)
  void offerAdmin(env)
}

/**
 * A second start fails before it changes anything; connections are closed at once.
 * @returns gives the port to the server @throws Error with the system's code, such as EADDRINUSE
 */
async function holdPort({ PORT, LISTEN_HOST }: Env): Promise<() => Promise<void>> {
  const holder = createServer((socket) => socket.destroy())
  holder.listen(PORT, LISTEN_HOST)
  await once(holder, 'listening')
  return async () => {
    holder.close()
    await once(holder, 'close')
  }
}
