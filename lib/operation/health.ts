import 'server-only'
import { z } from 'zod'
import { reachSignIn } from '@/lib/account/reach-sign-in'
import { now } from '@/lib/core/clock'
import { shared } from '@/lib/core/shared'
import { reachMailServer } from '@/lib/mail/transport'
import { reachProvider } from '@/lib/payment/reach-provider'
import { sharedTry } from '@/lib/store/shared-try'
import type { Store } from '@/lib/store/store'

/** `none`: the shop does without, because nothing of the kind is set up. */
export const partHealthSchema = z.enum(['ok', 'away', 'none'])
export type PartHealth = z.infer<typeof partHealthSchema>

/** What the shop depends on. */
export type Dependency = 'store' | 'mail' | 'payment' | 'signIn'

/** Other people's services are asked no more often than that for machines, whoever looks and however often. */
const KEPT_MS = 30_000

type ServicesHealth = Omit<Record<Dependency, PartHealth>, 'store'>

/** By service, what says within two seconds how it is. Of this process, so that attempts do not pile up. */
const services = () =>
  shared('services', () => ({
    mail: askedAs(reachMailServer),
    payment: askedAs(reachProvider),
    signIn: askedAs(reachSignIn),
    /** What they said last, and when they were asked for it (ms). */
    kept: null as { at: number; health: Promise<ServicesHealth> } | null,
  }))

/**
 * How everything that the shop depends on is right now; each answers by itself, within two seconds, so that one that hangs
 * does not hide the others.
 */
export function checkHealth(store: Store): Record<Dependency, Promise<PartHealth>> {
  const { mail, payment, signIn } = services()
  return { store: storeHealth(store), mail: mail(), payment: payment(), signIn: signIn() }
}

/** The same for machines that ask every few seconds: the store as it is now, the others as they were up to half a minute ago. */
export async function lastHealth(store: Store): Promise<Record<Dependency, PartHealth>> {
  const all = services()
  if (!all.kept || all.kept.at < now() - KEPT_MS) all.kept = { at: now(), health: askServices() }
  const [own, others] = await Promise.all([storeHealth(store), all.kept.health])
  return { store: own, ...others }
}

async function askServices(): Promise<ServicesHealth> {
  const { mail: askMail, payment: askPayment, signIn: askSignIn } = services()
  const [mail, payment, signIn] = await Promise.all([askMail(), askPayment(), askSignIn()])
  return { mail, payment, signIn }
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
