import { isEmailAddress } from '@/lib/core/text/email-address'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import { isConflict } from '@/lib/store/optimistic-update'
import type { Changes, Store } from '@/lib/store/store'
import { decisionWritten, getWithdrawal } from './data'
import { withdrawalNotified } from './note-withdrawal'
import type { Withdrawal } from './schema'

interface Decision extends Pick<Withdrawal, 'orderId' | 'reason'> {
  status: 'accepted' | 'rejected'
  actor: string
}

/**
 * Repeating the same decision changes nothing. @param write decision, journal entry and mail for one update
 * @throws ShopError `withdrawal_decided` if decided otherwise, and whatever `write` throws
 */
export async function decideOnce(
  store: Store,
  withdrawal: Withdrawal,
  decision: Decision,
  write: (decided: Changes) => Promise<unknown>,
): Promise<void> {
  const { id, email } = withdrawal
  if (withdrawal.status === 'received') {
    try {
      await write({
        ...decisionWritten(withdrawal, { ...decision, decidedAt: now() }),
        ...journalled(id, decision),
        ...withdrawalNotified(id, withdrawal.orderId),
        ...(isEmailAddress(email) ? mailAdded({ to: email, template: 'withdrawal-decided', about: id }) : {}),
      })
      log().info({ withdrawalId: id, status: decision.status, actor: decision.actor }, 'withdrawal decided')
      return
    } catch (error) {
      if (!isConflict(error)) throw error
    }
  }
  const { status } = await existingWithdrawal(store, id)
  if (status !== decision.status) throw new ShopError('withdrawal_decided')
}

function journalled(id: string, { actor, status, ...grounds }: Decision): Changes {
  return journalAdded({
    actor,
    act: `withdrawal-${status}`,
    subject: `withdrawals/${id}`,
    before: { status: 'received' },
    after: { status, ...grounds },
  })
}

/** @throws ShopError `not_found` */
export async function existingWithdrawal(store: Store, id: string): Promise<Withdrawal> {
  const withdrawal = await getWithdrawal(store, id)
  if (!withdrawal) throw new ShopError('not_found')
  return withdrawal
}
