import 'server-only'
import { createTranslator } from 'use-intl/core'
import { clockDoubted, clockSeen, getClock } from '@/lib/clock/data'
import { clockNow } from '@/lib/clock/require-clock'
import { dayOf } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import type { MailComposer } from '@/lib/mail/content'
import { ownerTold } from '@/lib/mail/data'
import type { Store } from '@/lib/store/store'
import { inLoop } from '@/lib/tasks/in-loop'
import { reviveAhead } from '@/lib/tasks/revive-ahead'
import messages from '@/messages/de.json'

const EVERY_MS = 10 * 60_000
const t = createTranslator({ locale: 'de', messages, namespace: 'admin.clock' })

/**
 * Every ten minutes, records that the clock is right, so that a jump can be detected, or tells the owner that it
 * is not. The first check records nothing: a machine just switched on may still have to set its clock.
 * @returns stops it
 */
export function watchClock(store: Store, everyMs = EVERY_MS): () => Promise<void> {
  let isFirst = true
  const { stop } = inLoop('clock not watched', everyMs, async () => {
    await lookAtClock(store, { isToNote: !isFirst })
    isFirst = false
  })
  return stop
}

/** Checks the clock once. When it is right again, tasks postponed by the wrong time continue. */
export async function lookAtClock(store: Store, { isToNote = true } = {}): Promise<void> {
  const [{ reading, seen, ahead }, { doubtedAt }] = await Promise.all([clockNow(store), getClock(store)])
  if (ahead === 0) {
    if (doubtedAt !== undefined) await reviveAhead(store)
    if (isToNote || doubtedAt !== undefined) await store.update(clockSeen(reading))
    return
  }
  log().error(
    { says: reading.at, seen: seen?.at, ahead },
    'the clock has jumped ahead: numbers, tidying and release wait',
  )
  if (doubtedAt !== undefined) return
  const told = ownerTold('task', { template: 'owner-clock', about: dayOf(reading.at) })
  await store.update({ ...clockDoubted(reading.at), ...told })
}

/** Tells the owner on which day the clock was doubted. */
export const ownerClockMail: MailComposer = async (_, { about = '' }) => ({
  subject: t('mail.subject'),
  parts: [
    { kind: 'text', text: t('mail.text', { day: about.split('-').reverse().join('.') }) },
    { kind: 'text', text: t('mail.todo') },
    { kind: 'button', label: t('mail.button'), url: `${env().PUBLIC_ORIGIN}/admin/betrieb` },
  ],
})
