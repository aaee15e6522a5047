import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { countAttempt, type Trier } from '@/lib/attempts/count-attempt'
import { now } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { sameSecret } from '@/lib/core/server-secret'
import { currentSettings } from '@/lib/settings/current-settings'
import type { Store } from '@/lib/store/store'
import { isUnlock, unlockCookieValue, unlockedAt } from './unlock-cookie'
import { saveVoidedUnlock } from '@/lib/settings/data'
import { tFields } from '@/messages/texts'

/** Characters. */
export const PIN_LENGTH = 16

/** Body of `POST /api/maintenance/unlock`; signed-in admins need no PIN. */
export const unlockRequestSchema = z.strictObject({ pin: z.string().max(PIN_LENGTH).exactOptional() })

const UNLOCKING = { collection: 'unlockAttempts', purpose: 'unlock attempts', perPerson: 5 } as const

/** Compared where no PIN is configured, so that the refusal takes as long. */
const nobodysPin = randomBytes(16).toString('hex')

/**
 * By PIN, or for a signed-in admin. An empty entry is no attempt. @returns the cookie, or null without maintenance
 * @throws ShopError `pin_rejected`, `rate_limited`, `invalid_input` without a PIN
 */
export async function unlock(
  store: Store,
  pin: string | undefined,
  who: Omit<Trier, 'isTrusted'> & { isAdmin: boolean },
): Promise<string | null> {
  if (pin === undefined && who.isAdmin) return unlockValue()
  if (pin === undefined) throw new ShopError('invalid_input', { fields: { pin: tFields('required') } })
  if (pin === '') throw new ShopError('pin_rejected')
  const takeBack = await countAttempt(store, UNLOCKING, { ...who, isTrusted: who.isAdmin })
  const { ADMIN_PIN } = env()
  const isRight = sameSecret(pin, ADMIN_PIN ?? nobodysPin)
  if (!isRight || ADMIN_PIN === undefined) throw new ShopError('pin_rejected')
  await takeBack()
  return unlockValue()
}

function unlockValue(): string | null {
  return currentSettings()?.maintenance === false ? null : unlockCookieValue(now())
}

/** Revokes an unlock before maintenance ends, wherever its cookie may be by now. */
export async function lockAgain(store: Store, unlockCookie: string | undefined): Promise<void> {
  const settings = currentSettings()
  const at = unlockedAt(unlockCookie)
  if (at !== null && settings && isUnlock(unlockCookie, settings)) await saveVoidedUnlock(store, at)
}
