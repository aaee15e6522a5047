import 'server-only'
import { z } from 'zod'
import { reachSignIn } from '@/lib/account/session/reach-sign-in'
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

/** No more often than that is anything asked for machines, whoever looks and however often: the store's answer costs a durable write. */
const KEPT_MS = { store: 1_000, services: 30_000 }

type ServicesHealth = Omit<Record<Dependency, PartHealth>, 'store'>

interface Kept<Answer> {
  /** When it was asked for, in ms. */
  at: number
  answer: Promise<Answer>
}

/** By service, what says within two seconds how it is. Of this process, so that attempts do not pile up. */
const services = () =>
  shared('services', () => ({
    mail: askedAs(reachMailServer),
    payment: askedAs(reachProvider),
    signIn: askedAs(reachSignIn),
    said: null as Kept<ServicesHealth> | null,
    stores: new WeakMap<Store, Kept<PartHealth>>(),
  }))

/**
 * How everything that the shop depends on is right now; each answers by itself, within two seconds, so that one that hangs
 * does not hide the others.
 */
export function checkHealth(store: Store): Record<Dependency, Promise<PartHealth>> {
  const { mail, payment, signIn } = services()
  return { store: storeHealth(store), mail: mail(), payment: payment(), signIn: signIn() }
}

/** The same for machines that ask every few seconds: the store as it was up to a second ago, the others up to half a minute ago. */
export async function lastHealth(store: Store): Promise<Record<Dependency, PartHealth>> {
  const all = services()
  all.said = kept(all.said, KEPT_MS.services, askServices)
  const ofStore = kept(all.stores.get(store), KEPT_MS.store, () => storeHealth(store))
  all.stores.set(store, ofStore)
  const [own, others] = await Promise.all([ofStore.answer, all.said.answer])
  return { store: own, ...others }
}

/** An answer as long as it is fresh, else a new one; a clock that was put back makes none last longer. */
function kept<Answer>(
  last: Kept<Answer> | null | undefined,
  ms: number,
  ask: () => Promise<Answer>,
): Kept<Answer> {
  const at = now()
  return last && Math.abs(at - last.at) < ms ? last : { at, answer: ask() }
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
