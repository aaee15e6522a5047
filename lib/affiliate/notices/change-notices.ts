import { wcagContrast } from 'culori'
import { presets } from '@/lib/catalog/catalog'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { randomKey } from '@/lib/core/ids'
import { log } from '@/lib/core/log'
import type { Store } from '@/lib/store/store'
import { tFields, translator } from '@/messages/texts'
import type { Affiliate } from '../schema'
import {
  digestChosen,
  discordSet,
  getNotices,
  overlayLookSet,
  overlaySet,
  saleShown,
  webhookTried,
} from './data'
import { postMessage, sealedWebhook } from './discord'
import { overlaySecret } from './overlay'
import type { Digest, OverlayLook } from './schema'

const t = translator('affiliate.notices')

/** Less is not told apart on a stream. */
const LEAST_CONTRAST = 3

/** @throws ShopError `forbidden` for partners who have left: new settings would never be deleted again */
function requireStaying({ endedAt }: Affiliate): void {
  if (endedAt !== undefined) throw new ShopError('forbidden')
}

/** Null for never. @throws ShopError `invalid_input` if the partner has no e-mail address */
export async function chooseDigest(store: Store, partner: Affiliate, digest: Digest | null): Promise<void> {
  requireStaying(partner)
  if (digest !== null && partner.email === undefined)
    throw new ShopError('invalid_input', { fields: { digest: t('digest.noEmail') } })
  await store.update(digestChosen(partner.uid, digest))
}

/** By the link in such a mail. */
export async function endDigest(store: Store, uid: string): Promise<void> {
  await store.update(digestChosen(uid, null))
}

export async function setDiscord(store: Store, partner: Affiliate, address: string | null): Promise<void> {
  if (address !== null) requireStaying(partner)
  const given = address === null ? null : sealedWebhook(partner.uid, address)
  await store.update(discordSet(partner.uid, given))
}

/**
 * Disables a webhook that Discord does not know.
 * @throws ShopError `not_found` without a webhook; `discord_…` by the failure, or `rate_limited` by Discord
 */
export async function tryDiscord(store: Store, { uid }: Affiliate): Promise<void> {
  const { discord } = await getNotices(store, uid)
  if (discord === undefined) throw new ShopError('not_found')
  const posted = await postMessage(uid, discord, t('discord.trial')).catch((error: unknown) => {
    log().warn({ error }, 'Discord was not reached')
    throw new ShopError('discord_away')
  })
  if (posted.outcome === 'busy')
    throw new ShopError('rate_limited', { retryAfter: Math.ceil(posted.pauseMs / 1000) })
  const failure = posted.outcome === 'sent' ? null : posted.outcome
  await store.update(await webhookTried(store, uid, { discord, failure }))
  if (failure !== null) throw new ShopError(`discord_${failure}`)
}

/** Invalidates the previous address. */
export async function renewOverlay(store: Store, partner: Affiliate): Promise<void> {
  requireStaying(partner)
  const seed = randomKey()
  await store.update(overlaySet(partner.uid, { seed, secret: overlaySecret(seed) }))
}

export async function revokeOverlay(store: Store, { uid }: Affiliate): Promise<void> {
  await store.update(overlaySet(uid, null))
}

/** @throws ShopError `invalid_input` if the writing would hardly be seen on its ground */
export async function setOverlayLook(store: Store, partner: Affiliate, look: OverlayLook): Promise<void> {
  requireStaying(partner)
  const { colours } = look
  if (colours && wcagContrast(colours.ground, colours.ink) < LEAST_CONTRAST)
    throw new ShopError('invalid_input', { fields: { 'colours.ink': tFields('colours_alike') } })
  await store.update(overlayLookSet(partner.uid, look))
}

/** Marked as a test. @throws ShopError `not_found` without an overlay */
export async function tryOverlay(store: Store, { uid }: Pick<Affiliate, 'uid'>): Promise<void> {
  const notices = await getNotices(store, uid)
  if (notices.overlay === undefined) throw new ShopError('not_found')
  const [preset] = presets()
  const sale = {
    at: now(),
    isTrial: true as const,
    byCode: true as const,
    ...(preset ? { presetId: preset.id } : {}),
  }
  await store.update(saleShown(uid, notices, `trial_${randomKey()}`, sale))
}
