import 'server-only'
import { isLoopback, type Env } from '@/lib/core/env'
import type { DeskVariable } from '@/lib/core/desk-variables'
import { sampleFields, ownerParts, OWNER_PARTS, type OwnerPart } from '@/lib/legal/owner-fields'
import { takesRealMoney } from '@/lib/payment/providers/stripe/stripe-payment'
import type { Owner } from '@/lib/legal/schema'

export const OPENING_STEPS = ['trials', 'owner', 'address', 'mail', 'payment', 'ownerMail', 'backup'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** `missing`: the shop cannot sell for real yet; `restart`: it can after its next start; `advised`: only recommended. */
export type OpeningState = 'done' | 'missing' | 'restart' | 'advised'

/**
 * How far the shop is from opening, by its current settings and data.
 * @param known when the last backup was made (ms), and whether trial data are left
 * @param isPending whether a setting is stored and takes effect at the next start
 */
export function openingSteps(
  env: Env,
  owner: Owner,
  { lastBackup, hasTrials }: { lastBackup: number | null; hasTrials: boolean },
  isPending: (name: DeskVariable) => boolean,
): Record<OpeningStep, OpeningState> {
  const unless = (isThere: boolean, name: DeskVariable) =>
    isThere ? 'done' : isPending(name) ? 'restart' : 'missing'
  const isSample = sampleFields(owner).length > 0
  return {
    trials: hasTrials ? (isSample ? 'missing' : 'advised') : 'done',
    owner: isSample ? 'missing' : 'done',
    address: unless(!isLoopback(env.PUBLIC_ORIGIN), 'PUBLIC_ORIGIN'),
    mail: env.SMTP_URL === undefined ? 'missing' : 'done',
    payment: paymentState(env),
    ownerMail: env.OWNER_MAIL === undefined ? 'advised' : 'done',
    backup: lastBackup === null ? 'advised' : 'done',
  }
}

/** The parts of the owner's data that still contain sample values. */
export function samplePartsOf(owner: Owner): OwnerPart[] {
  const fields = sampleFields(owner)
  return OWNER_PARTS.filter((part) => ownerParts[part].some((field) => fields.includes(field)))
}

/**
 * Bank transfers suffice. With a test key, files can be downloaded although no money arrives; the local stand-in for Stripe
 * is no longer used once the address is public.
 */
function paymentState(env: Env): OpeningState {
  if (takesRealMoney(env)) return 'done'
  const isStandIn = env.STRIPE_API_ORIGIN !== undefined && isLoopback(env.PUBLIC_ORIGIN)
  return env.STRIPE_SECRET_KEY === undefined || isStandIn ? 'advised' : 'missing'
}
