import 'server-only'
import { dayOf, now } from '@/lib/core/clock'
import { idTime } from '@/lib/core/ids'
import { sha256 } from '@/lib/core/server-secret'
import { retention } from '@/lib/legal/retention'
import { subscribeShared } from '@/lib/store/listeners'
import { increment, type Changes, type Page, type Store, type Unsubscribe } from '@/lib/store/store'
import {
  noticesSchema,
  type Digest,
  type DiscordFailure,
  type Notices,
  type OverlayLook,
  type ShownSale,
  type Summed,
} from './schema'

const DAY_MS = 24 * 60 * 60_000
/** Overlays that were away for longer do not catch up on a sale. */
export const SHOWN_MS = 60_000
/** A burst of sales: overlays show one after the other, and no more than these. */
const MOST_SHOWN = 10

export async function getNotices(store: Store, uid: string): Promise<Notices> {
  return noticesSchema.parse((await store.get(`partnerNotices/${uid}`)) ?? {})
}

/** By the secret in the overlay's address. */
export async function findOverlay(store: Store, secret: string): Promise<string | null> {
  const [entry] = await store.find('partnerNotices', { child: 'overlay', equals: sha256(secret), limit: 1 })
  return entry?.key ?? null
}

/** Null once it is removed, and while it cannot be read. */
export function subscribeToNotices(
  store: Store,
  uid: string,
  listener: (notices: Notices | null) => void,
): Unsubscribe {
  return subscribeShared(store, `partnerNotices/${uid}`, (value) =>
    listener(noticesSchema.nullable().catch(null).parse(value)),
  )
}

/** Highest uid first. */
export async function listNotices(store: Store, page: Page): Promise<string[]> {
  return (await store.list('partnerNotices', page)).map(({ key }) => key)
}

/** Switching between daily and weekly keeps the counts so far; switching the mail off deletes them. */
export function digestChosen(uid: string, digest: Digest | null): Changes {
  const at = `partnerNotices/${uid}`
  return {
    [`${at}/digest`]: digest,
    ...(digest === null ? { [`${at}/announced`]: null, [`${at}/summed`]: null } : {}),
  }
}

export function saleCounted(uid: string, earnings: number): Changes {
  const day = `partnerNotices/${uid}/announced/${dayOf(now())}`
  return { [`${day}/sales`]: increment(1), [`${day}/earnings`]: increment(earnings) }
}

/** No mail will report them, or they are stored elsewhere. */
export function countsForgotten(uid: string, days: readonly string[]): Changes {
  return Object.fromEntries(days.map((day) => [`partnerNotices/${uid}/announced/${day}`, null]))
}

export function countsSummed(
  uid: string,
  days: readonly string[],
  mail: { id: string; summed: Summed },
): Changes {
  return {
    ...countsForgotten(uid, days),
    [`partnerNotices/${uid}/summed/${mail.id}`]: mail.summed,
  }
}

/** Deletes sales that overlays no longer show, and the sums of mails that are more than a week old. */
export function noticesTidied(uid: string, { shown = {}, summed = {} }: Notices): Changes {
  const at = `partnerNotices/${uid}`
  const over = Object.keys(shown).filter((id) => (shown[id]?.at ?? 0) < now() - SHOWN_MS)
  const old = Object.keys(summed).filter((id) => idTime(id) < now() - retention.salesMailDays * DAY_MS)
  return Object.fromEntries(
    [...over.map((id) => `${at}/shown/${id}`), ...old.map((id) => `${at}/summed/${id}`)].map((path) => [
      path,
      null,
    ]),
  )
}

export function saleShown(uid: string, { shown = {} }: Notices, id: string, sale: ShownSale): Changes {
  const others = Object.entries(shown).sort(([, one], [, other]) => other.at - one.at)
  const over = others.filter(([, { at }], index) => at < now() - SHOWN_MS || index >= MOST_SHOWN - 1)
  return {
    ...Object.fromEntries(over.map(([key]) => [`partnerNotices/${uid}/shown/${key}`, null])),
    [`partnerNotices/${uid}/shown/${id}`]: sale,
  }
}

export function discordSet(uid: string, discord: { sealed: string; hint: string } | null): Changes {
  const at = `partnerNotices/${uid}`
  return {
    [`${at}/discord`]: discord?.sealed ?? null,
    [`${at}/discordHint`]: discord?.hint ?? null,
    [`${at}/discordFailure`]: null,
  }
}

export function discordFailed(uid: string, failure: DiscordFailure | null): Changes {
  const at = `partnerNotices/${uid}`
  return {
    [`${at}/discordFailure`]: failure,
    ...(failure === 'gone'
      ? { [`${at}/discord`]: null, [`${at}/discordHint`]: null, [`${at}/posted`]: null }
      : {}),
  }
}

/** No changes if the webhook was replaced or removed in the meantime. */
export async function webhookTried(
  store: Store,
  uid: string,
  { discord, failure }: { discord: string; failure: DiscordFailure | null },
): Promise<Changes> {
  return (await getNotices(store, uid)).discord === discord ? discordFailed(uid, failure) : {}
}

/** Forgets earlier hours. */
export function messageCounted(uid: string, { posted = {} }: Notices, hour: string): Changes {
  const at = `partnerNotices/${uid}/posted`
  const over = Object.keys(posted).filter((other) => other !== hour)
  return {
    ...Object.fromEntries(over.map((other) => [`${at}/${other}`, null])),
    [`${at}/${hour}`]: increment(1),
  }
}

export async function uncountMessage(store: Store, uid: string, hour: string): Promise<void> {
  const { posted } = await getNotices(store, uid)
  if (posted?.[hour] !== undefined)
    await store.update({ [`partnerNotices/${uid}/posted/${hour}`]: increment(-1) })
}

/** Null removes the overlay. Sales shown at the old address are deleted. */
export function overlaySet(uid: string, given: { seed: string; secret: string } | null): Changes {
  const at = `partnerNotices/${uid}`
  return {
    [`${at}/overlay`]: given === null ? null : sha256(given.secret),
    [`${at}/overlaySeed`]: given?.seed ?? null,
    [`${at}/shown`]: null,
  }
}

export function overlayLookSet(uid: string, look: OverlayLook): Changes {
  return { [`partnerNotices/${uid}/look`]: look }
}

export function noticesRemoved(uid: string): Changes {
  return { [`partnerNotices/${uid}`]: null }
}
