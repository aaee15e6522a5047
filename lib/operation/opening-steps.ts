import 'server-only'
import { usesLocalSignIn } from '@/lib/account/session/sign-in-target'
import { isLoopback, type Env } from '@/lib/core/env'
import type { Storable } from '@/lib/core/storable'
import { sampleFields, ownerParts, OWNER_PARTS, type OwnerPart } from '@/lib/legal/owner-fields'
import type { Owner } from '@/lib/legal/schema'

export const OPENING_STEPS = ['owner', 'address', 'signIn', 'mail', 'payment', 'ownerMail', 'backup'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** `missing` keeps the shop from selling for real, `restart` until its next start; `advised` does not. */
export type OpeningState = 'done' | 'missing' | 'restart' | 'advised'

/**
 * How far the shop is from opening, as its settings and data are now.
 * @param lastBackup in ms; null without any
 * @param isPending whether a setting is stored and holds from the next start on
 */
export function openingSteps(
  env: Env,
  owner: Owner,
  lastBackup: number | null,
  isPending: (name: Storable) => boolean,
): Record<OpeningStep, OpeningState> {
  const unless = (isThere: boolean, name: Storable) =>
    isThere ? 'done' : isPending(name) ? 'restart' : 'missing'
  return {
    owner: sampleFields(owner).length === 0 ? 'done' : 'missing',
    address: unless(!isLoopback(env.PUBLIC_ORIGIN), 'PUBLIC_ORIGIN'),
    signIn: unless(!usesLocalSignIn(env), 'FIREBASE_PROJECT_ID'),
    mail: env.SMTP_URL === undefined ? 'missing' : 'done',
    payment: paymentState(env),
    ownerMail: env.OWNER_MAIL === undefined ? 'advised' : 'done',
    backup: lastBackup === null ? 'advised' : 'done',
  }
}

/** The parts of the owner's data that still hold something of the sample. */
export function samplePartsOf(owner: Owner): OwnerPart[] {
  const fields = sampleFields(owner)
  return OWNER_PARTS.filter((part) => ownerParts[part].some((field) => fields.includes(field)))
}

/** With a key for trying out, orders count as paid although no money comes. */
function paymentState({ STRIPE_SECRET_KEY, STRIPE_API_ORIGIN }: Env): OpeningState {
  if (STRIPE_SECRET_KEY === undefined) return 'advised'
  const isLive = /^[sr]k_live_/.test(STRIPE_SECRET_KEY) && STRIPE_API_ORIGIN === undefined
  return isLive ? 'done' : 'missing'
}
