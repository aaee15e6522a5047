import { clockNow, type ClockNow } from '@/lib/clock/require-clock'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import type { OwnerPart } from '@/lib/legal/owner-fields'
import { hasTakenMail } from '@/lib/mail/mail-server'
import { getStoredOwner, openedAt } from '@/lib/setup/owner-data'
import { readOrderCounts } from '@/lib/orders/count-data'
import { shownVariables } from '@/lib/setup/shown-variables'
import type { Store } from '@/lib/store/store'
import { lastBackupAt } from './last-backup'
import { openingSteps, samplePartsOf, type OpeningState, type OpeningStep } from './opening-steps'

export interface Opening {
  steps: Record<OpeningStep, OpeningState>
  sampleParts: OwnerPart[]
  clock: ClockNow
  missing: number
  /** ms; null until then. */
  openedAt: number | null
  orders: number
}

export async function presentOpening(store: Store): Promise<Opening> {
  const present = (await getStoredOwner(store)).owner ?? owner()
  const shown = await shownVariables(store)
  const clock = await clockNow(store)
  const known = {
    lastBackup: await lastBackupAt(store),
    hasMailed: await hasTakenMail(store),
    isClockDoubted: clock.doubt !== null,
  }
  const steps = openingSteps(env(), present, known, (name) => shown(name).isPending)
  const missing = Object.values(steps).filter((state) => state === 'missing').length
  const counts = await readOrderCounts(store)
  const orders = counts ? counts.pending + counts.paid + counts.cancelled + counts.refunded : 0
  return {
    steps,
    sampleParts: samplePartsOf(present),
    clock,
    missing,
    openedAt: await openedAt(store),
    orders,
  }
}
