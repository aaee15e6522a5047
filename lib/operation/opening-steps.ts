import { isLoopback, type Env } from '@/lib/core/env'
import type { DeskVariable } from '@/lib/core/desk-variables'
import { sampleFields, ownerParts, OWNER_PARTS, type OwnerPart } from '@/lib/legal/owner-fields'
import { takesRealMoney } from '@/lib/payment/providers/stripe/stripe-payment'
import type { Owner } from '@/lib/legal/schema'

export const OPENING_STEPS = ['owner', 'address', 'clock', 'mail', 'payment', 'ownerMail', 'backup'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** `missing`: the shop cannot sell for real yet; `restart`: it can after its next start; `advised`: only recommended. */
export type OpeningState = 'done' | 'missing' | 'restart' | 'advised'

interface Known {
  lastBackup: number | null
  hasMailed: boolean
  isClockDoubted: boolean
}

/**
 * How far the shop is from opening, by its current settings and data.
 * @param known when the last backup was made (ms), whether the mail server has taken a mail, and whether the clock is doubted
 * @param isPending whether a setting is stored and takes effect at the next start
 */
export function openingSteps(
  env: Env,
  owner: Owner,
  { lastBackup, hasMailed, isClockDoubted }: Known,
  isPending: (name: DeskVariable) => boolean,
): Record<OpeningStep, OpeningState> {
  const unless = (isThere: boolean, name: DeskVariable) =>
    isThere ? 'done' : isPending(name) ? 'restart' : 'missing'
  return {
    owner: sampleFields(owner).length > 0 ? 'missing' : 'done',
    address: unless(!isLoopback(env.PUBLIC_ORIGIN), 'PUBLIC_ORIGIN'),
    // Until it is confirmed, no sale gets an invoice.
    clock: isClockDoubted ? 'missing' : 'done',
    mail: env.SMTP_URL !== undefined && hasMailed ? 'done' : 'missing',
    payment: paymentState(env),
    ownerMail: env.OWNER_MAIL === undefined ? 'advised' : 'done',
    backup: lastBackup === null && env.BACKUP_PLACE === undefined ? 'advised' : 'done',
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
