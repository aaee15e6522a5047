import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { shared } from '@/lib/core/shared'
import { reachMailServer } from '@/lib/mail/transport'
import { reachProviders } from '@/lib/payment/providers/providers'
import { sharedTry } from '@/lib/store/shared-try'
import type { Store } from '@/lib/store/store'
import { existsSync, readFileSync } from 'node:fs'
import { copyState, isCopyAmiss } from './copies/run-copies'
import { version } from '@/package.json'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/core/env'

/** `none`: not configured, and not needed. */
export const partHealthSchema = z.enum(['ok', 'away', 'none'])
export type PartHealth = z.infer<typeof partHealthSchema>

export type Dependency = 'store' | 'mail' | 'payment' | 'backup'

/** Minimum age before machines get a fresh answer: checking the store costs a durable write. */
const KEPT_MS = { store: 1_000, services: 8_000 }

type ServicesHealth = Omit<Record<Dependency, PartHealth>, 'store' | 'backup'>

interface Kept<Answer> {
  /** ms. */
  at: number
  answer: Promise<Answer>
}

/** Each answers within two seconds. One per process, so that attempts do not pile up. */
const services = () =>
  shared('services', () => ({
    mail: askedAs(reachMailServer),
    payment: askedAs(reachProviders),
    said: null as Kept<ServicesHealth> | null,
    stores: new WeakMap<Store, Kept<PartHealth>>(),
  }))

/** Separate promises, each settled within two seconds, so that a hanging service does not hide the others. */
export function checkHealth(store: Store): Record<Dependency, Promise<PartHealth>> {
  const { mail, payment } = services()
  const parts = { store: storeHealth(store), backup: backupHealth() }
  return { ...parts, mail: mail(), payment: payment() }
}

/** For machines that poll every few seconds: up to a second old for the store, eight for the others. */
export async function lastHealth(store: Store): Promise<Record<Dependency, PartHealth>> {
  const all = services()
  all.said = kept(all.said, KEPT_MS.services, askServices)
  const ofStore = kept(all.stores.get(store), KEPT_MS.store, () => storeHealth(store))
  all.stores.set(store, ofStore)
  const asked = [ofStore.answer, backupHealth(), all.said.answer] as const
  const [own, backup, others] = await Promise.all(asked)
  return { store: own, backup, ...others }
}

/** `abs`: a clock set back must not prolong it. */
function kept<Answer>(
  last: Kept<Answer> | null | undefined,
  ms: number,
  ask: () => Promise<Answer>,
): Kept<Answer> {
  const at = now()
  return last && Math.abs(at - last.at) < ms ? last : { at, answer: ask() }
}

async function askServices(): Promise<ServicesHealth> {
  const { mail: askMail, payment: askPayment } = services()
  const [mail, payment] = await Promise.all([askMail(), askPayment()])
  return { mail, payment }
}

async function backupHealth(): Promise<PartHealth> {
  if (copyState() === null) return 'none'
  return isCopyAmiss() ? 'away' : 'ok'
}

async function storeHealth(store: Store): Promise<PartHealth> {
  return (await store.healthy()) ? 'ok' : 'away'
}

/** @param reach resolves with whether there is such a service; rejects if it does not answer */
function askedAs(reach: () => Promise<boolean>): () => Promise<PartHealth> {
  let isThere = true
  const attempt = sharedTry(async () => {
    isThere = await reach()
  })
  return async () => {
    if (!(await attempt())) return 'away'
    return isThere ? 'ok' : 'none'
  }
}

const BUILD_FILE = '.next/BUILD_ID'

/** The build is null in development. */
export function programVersion(): { version: string; build: string | null } {
  const build = existsSync(BUILD_FILE) ? readFileSync(BUILD_FILE, 'utf8').trim() : null
  return { version, build }
}

/** Bytes directly in the data folder; null if the data are elsewhere. */
export async function dataSize({ STORE_ENGINE, DATA_DIR }: Env): Promise<number | null> {
  if (STORE_ENGINE !== 'sqlite') return null
  const found = await readdir(DATA_DIR, { withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ name }) => join(DATA_DIR, name))
  const sizes = await Promise.all(files.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}
