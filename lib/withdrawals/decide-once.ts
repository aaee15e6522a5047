import 'server-only'
import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { mailAdded } from '@/lib/mail/data'
import { StoreError, type Changes, type Store } from '@/lib/store/store'
import { decisionWritten } from './data'
import { existingWithdrawal } from './existing-withdrawal'
import type { Withdrawal } from './schema'

/**
 * Decides about a withdrawal, once: whoever comes later with the same decision changes nothing.
 * @param write takes the decision and the mail that tells of it, to be written in one update
 * @throws ShopError `withdrawal_decided` if it was decided otherwise, and whatever `write` throws
 */
export async function decideOnce(
  store: Store,
  withdrawal: Withdrawal,
  decision: Pick<Withdrawal, 'status' | 'actor' | 'orderId' | 'reason'>,
  write: (decided: Changes) => Promise<unknown>,
): Promise<void> {
  const { id, email } = withdrawal
  if (withdrawal.status === 'received') {
    try {
      await write({
        ...decisionWritten(withdrawal, { ...decision, decidedAt: now() }),
        ...mailAdded({ to: email, template: 'withdrawal-decided', about: id }),
      })
      log().info({ withdrawalId: id, status: decision.status, actor: decision.actor }, 'withdrawal decided')
      return
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'conflict')) throw error
    }
  }
  const { status } = await existingWithdrawal(store, id)
  if (status !== decision.status) throw new ShopError('withdrawal_decided')
}
