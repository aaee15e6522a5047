import { now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { journalAdded } from '@/lib/journal/data'
import { mailAdded } from '@/lib/mail/data'
import type { Changes, Store } from '@/lib/store/store'
import { changeStage } from './change-stage'

/**
 * Mails the reason to the partner (Art. 17 DSA). Does nothing if hidden and unchanged since.
 * @param ofReport further changes for the same write if a report led to this; the mail then says so
 * @throws ShopError `not_found`, and whatever `ofReport` throws
 */
export async function hideStage(
  store: Store,
  uid: string,
  reason: string,
  actor: string,
  ofReport?: () => Promise<Changes>,
): Promise<void> {
  await changeStage(store, uid, async (stage, { email }) => {
    if (!stage) throw new ShopError('not_found')
    if (stage.status === 'hidden') return null
    const hidden = { reason, at: now(), ...(ofReport ? { isReported: true as const } : {}) }
    return {
      stage: { ...stage, status: 'hidden', hidden },
      also: {
        ...(await ofReport?.()),
        ...journalAdded({ actor, act: 'stage-hidden', subject: `partnerStages/${uid}`, after: { reason } }),
        ...(email === undefined ? {} : mailAdded({ to: email, template: 'stage-hidden', about: uid })),
      },
    }
  })
  log().info({ uid, actor }, 'stage hidden')
}

/** Does nothing if it is visible. @throws ShopError `not_found` */
export async function showStage(store: Store, uid: string, actor: string): Promise<void> {
  await changeStage(store, uid, (stage) => {
    if (!stage) throw new ShopError('not_found')
    if (stage.status === 'shown') return null
    const { hidden, ...rest } = stage
    const isEmpty = !stage.text && !stage.streak && !stage.picture
    return {
      stage: isEmpty ? null : { ...rest, status: 'shown' },
      also: journalAdded({
        actor,
        act: 'stage-shown',
        subject: `partnerStages/${uid}`,
        before: { reason: hidden?.reason ?? '' },
      }),
    }
  })
  log().info({ uid, actor }, 'stage shown again')
}
