import { z } from 'zod'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { sealingFor } from '@/lib/core/sealing'
import type { Changes, Store } from '@/lib/store/store'
import { taskAdded } from '@/lib/tasks/data'
import { pairOf } from '@/lib/tasks/schema'
import { translator } from '@/messages/texts'
import { getAccount } from '../balance/data'
import { getSale } from '../sales/data'
import { isTellable } from './announce-sale'
import { discordFailed, getNotices, messageCounted, uncountMessage, webhookTried } from './data'
import { WEBHOOK, type DiscordFailure, type Notices } from './schema'

const PATIENCE_MS = 5_000
const HOUR_MS = 60 * 60_000
/** From this age on, a sale is not told any more. */
const GIVE_UP_MS = 6 * HOUR_MS
/** Per partner; Discord itself takes no more than 30 in a minute. */
const MOST_AN_HOUR = 60
/** Of the pause that Discord asks for, in seconds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [1, 60 * 60]
/** Markup for Discord. */
const MARKS = /[\\_*~`|<>#@[\]()]/g

const t = translator('affiliate.notices.discord')
const { sealed, unsealed } = sealingFor('discord webhooks')

/** Id, token and thread are sealed; `hint` may be shown. */
export function sealedWebhook(uid: string, address: string): { sealed: string; hint: string } | null {
  const [, id, token, thread] = WEBHOOK.exec(address) ?? []
  if (id === undefined || token === undefined) return null
  return {
    sealed: sealed(uid, `${id}/${token}${thread === undefined ? '' : `?thread_id=${thread}`}`),
    hint: `…${id.slice(-4)}`,
  }
}

const codeSchema = z.object({ code: z.int().positive() })
/** Discord's codes that only the partner can end, by what to change. Any other of a 400 is `refused`. */
const failureOf: Partial<Record<number, FinalFailure>> = {
  // Unknown webhook, wrong token.
  10_015: 'gone',
  50_027: 'gone',
  220_001: 'forum',
  // Unknown channel, archived thread, locked thread.
  10_003: 'thread',
  50_083: 'thread',
  160_005: 'thread',
  // No access or permission, a kind of channel without messages or webhooks, a tag needed, words that the server filters.
  50_001: 'refused',
  50_013: 'refused',
  50_008: 'refused',
  50_024: 'refused',
  220_004: 'refused',
  40_067: 'refused',
  200_000: 'refused',
  240_000: 'refused',
}
const refusalSchema = z.object({ retry_after: z.number().min(0) })

type FinalFailure = Exclude<DiscordFailure, 'away'>
/** `pauseMs`: asked by Discord. */
type Posted = { outcome: 'sent' | FinalFailure } | { outcome: 'busy'; pauseMs: number }

/** Mentions notify no one. @throws Error if Discord does not answer, or with an unexpected status */
export async function postMessage(uid: string, discord: string, text: string): Promise<Posted> {
  const place = unsealed(uid, discord)
  // Sealed with a different server secret: the partner has to enter it again.
  if (place === null) return { outcome: 'gone' }
  const response = await fetch(`${env().DISCORD_ORIGIN}/api/webhooks/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // 4 suppresses previews.
    body: JSON.stringify({ content: text, allowed_mentions: { parse: [] }, flags: 4 }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { status } = response
  if (response.ok) return { outcome: 'sent' }
  const answer: unknown = await response.json().catch(() => null)
  const failure = failureIn(status, answer)
  if (failure) return { outcome: failure }
  if (status !== 429) throw new Error(`Discord answered ${status}`)
  const { data } = refusalSchema.safeParse(answer)
  const seconds = data?.retry_after ?? Number(response.headers.get('retry-after') ?? SHORTEST_PAUSE)
  const pause = Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, seconds || SHORTEST_PAUSE))
  return { outcome: 'busy', pauseMs: Math.ceil(pause * 1000) }
}

/** Anything between here and Discord may refuse, too: without Discord's code that says nothing of the webhook. */
function failureIn(status: number, answer: unknown): FinalFailure | undefined {
  const { data } = codeSchema.safeParse(answer)
  if (!data || status < 400 || status >= 429) return undefined
  return failureOf[data.code] ?? (status === 400 ? 'refused' : undefined)
}

export function plainMessage(text: string): string {
  return text.replaceAll(MARKS, String.raw`\$&`)
}

/** Tells code and presets alone. A process that dies between Discord's answer and the task's end posts again. */
export async function postSale(store: Store, subject: string): Promise<Changes> {
  const [saleId, announcedAt] = pairOf(subject)
  const sale = await getSale(store, saleId)
  if (!sale || !isTellable(sale)) return {}
  const { affiliateUid: uid, productName, by } = sale
  const notices = await getNotices(store, uid)
  const { discord } = notices
  if (discord === undefined) return {}
  if (now() - Number(announcedAt) > GIVE_UP_MS) return discordFailed(uid, 'away')
  const { customCode: code = uid } = await getAccount(store, uid)
  const message = t(by === 'code' ? 'sale' : 'saleOver', { code, names: productName })
  const posted = await postCounted(store, uid, { ...notices, discord }, plainMessage(message))
  if (posted === null) return {}
  if (posted.outcome === 'busy') return taskAdded('discord', subject, { delayMs: posted.pauseMs }).changes
  const failure = posted.outcome === 'sent' ? null : posted.outcome
  if (failure !== null) log().info({ uid, failure }, 'Discord refuses a webhook')
  return webhookTried(store, uid, { discord, failure })
}

/** Null once this hour's limit is reached. Counts first, because other messages are posted concurrently. */
async function postCounted(
  store: Store,
  uid: string,
  notices: Notices & { discord: string },
  text: string,
): Promise<Posted | null> {
  const hour = String(Math.floor(now() / HOUR_MS))
  await store.update(messageCounted(uid, notices, hour))
  let isSent = false
  try {
    const { posted } = await getNotices(store, uid)
    if ((posted?.[hour] ?? 0) > MOST_AN_HOUR) return null
    const answer = await postMessage(uid, notices.discord, text)
    isSent = answer.outcome === 'sent'
    return answer
  } finally {
    if (!isSent) await uncountMessage(store, uid, hour)
  }
}
