import { reachVies } from '@/lib/checkout/vies'
import { clockConfirmed, clockDoubted, clockSeen } from '@/lib/clock/data'
import { listenForTime } from '@/lib/clock/outside-time'
import { clockNow, isConfirmed, type ClockNow } from '@/lib/clock/require-clock'
import { dayOf } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import type { MailComposer } from '@/lib/mail/content'
import { ownerNotified } from '@/lib/mail/data'
import { reachMailServer } from '@/lib/mail/transport'
import { reachProviders } from '@/lib/payment/providers/providers'
import type { Store } from '@/lib/store/store'
import { inLoop } from '@/lib/tasks/in-loop'
import { reviveForClock } from '@/lib/tasks/revive-for-clock'
import { translator } from '@/messages/texts'

const EVERY_MS = 10 * 60_000
const t = translator('admin.clock')

/**
 * Records that the clock is right, so that a jump can be detected, or tells the owner. The first check does not
 * record the machine's own time: a machine just switched on may still have to set its clock. @param ask sends a
 * request whose answer carries a time; used while the clock is unconfirmed @returns stops it
 */
export function watchClock(
  store: Store,
  everyMs = EVERY_MS,
  ask: () => Promise<unknown> = askOthers,
): () => Promise<void> {
  let isFirst = true
  const { wake, stop } = inLoop('clock not watched', everyMs, async () => {
    const wasFirst = isFirst
    isFirst = false
    if ((await clockNow(store)).doubt === 'unconfirmed') await ask().catch(() => undefined)
    await lookAtClock(store, { isToNote: !wasFirst })
  })
  const stopListening = listenForTime(wake)
  return () => {
    stopListening()
    return stop()
  }
}

/** One of them is enough, if it tells the time; otherwise the owner has to confirm it. */
async function askOthers(): Promise<void> {
  await Promise.allSettled([reachProviders(), reachMailServer(), reachVies()])
}

/** When it is right again, tasks that waited for it continue. */
export async function lookAtClock(store: Store, { isToNote = true } = {}): Promise<void> {
  const clock = await clockNow(store)
  if (clock.doubt === null) await noteRight(store, clock, isToNote)
  else if (clock.doubt !== 'unconfirmed' || isToNote) await noteDoubted(store, clock)
}

async function noteRight(store: Store, { reading, known }: ClockNow, isToNote: boolean): Promise<void> {
  const wasDoubted = known.doubtedAt !== undefined
  const isNews = reading.outside !== null && !isConfirmed(known)
  if (isNews) await store.update(clockConfirmed(reading))
  else if (isToNote || wasDoubted) await store.update(clockSeen(reading))
  if (isNews || wasDoubted) await reviveForClock(store)
}

async function noteDoubted(store: Store, { reading, known, ahead, doubt }: ClockNow): Promise<void> {
  log().error(
    { doubt, says: reading.at, seen: known.seen?.at, ahead },
    'the clock is doubted: numbers, tidying and release wait',
  )
  if (known.doubtedAt !== undefined) return
  const notified = ownerNotified('task', { template: 'owner-clock', about: dayOf(reading.at) })
  await store.update({ ...clockDoubted(reading.at), ...notified })
}

export const ownerClockMail: MailComposer = async (_, { about = '' }) => ({
  subject: t('mail.subject'),
  parts: [
    { kind: 'text', text: t('mail.text', { day: about.split('-').reverse().join('.') }) },
    { kind: 'text', text: t('mail.todo') },
    { kind: 'button', label: t('mail.button'), url: `${env().PUBLIC_ORIGIN}/admin/betrieb` },
  ],
})
