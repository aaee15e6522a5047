import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { StaysOpen } from '@/components/ui/stays-open'
import type { Subscription } from '@/lib/customer/unsubscribe'

interface UnsubscribeProps {
  subscription: { kind: Subscription; action: string } | null
  state: unknown
}

/** A plain form: it needs neither scripts nor an account. */
export async function Unsubscribe({ subscription, state }: UnsubscribeProps) {
  const t = await getTranslations('mail.unsubscribe')
  return (
    <div className="page-width grid justify-items-start gap-5 py-10 sm:py-14">
      <StaysOpen />
      <h1 className="text-2xl hyphens-auto">{t('title')}</h1>
      {!subscription && <p className="text-width">{t('unknown')}</p>}
      {subscription && state === 'done' && (
        <Notice tone="success" role="status" className="text-width">
          <p>{t(`done.${subscription.kind}`)}</p>
        </Notice>
      )}
      {subscription && state !== 'done' && (
        <form
          method="post"
          action={subscription.action}
          className="text-width grid justify-items-start gap-5"
        >
          <p>{t(`text.${subscription.kind}`)}</p>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <Button type="submit">{t('submit')}</Button>
        </form>
      )}
    </div>
  )
}
