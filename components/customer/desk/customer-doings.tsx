import { useTranslations } from 'next-intl'
import { RetryButton } from '@/components/desk/retry-button'
import { DeskSection } from '@/components/orders/desk/one/desk-section'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'

/** What the desk can do for a person. */
export function CustomerDoings({ file }: { file: CustomerFile; isAdmin: boolean }) {
  const t = useTranslations('admin.customers')
  const noAnswer = useTranslations('admin')('noAnswer')
  const { person, sums } = file
  const address = `/api/admin/customers/${person.key}`
  return (
    <DeskSection id="actions" title={t('actions')}>
      <div className="flex flex-wrap items-start gap-2">
        {sums.count > 0 && (
          <RetryButton
            address={`${address}/links`}
            name={t('links.button')}
            texts={{ button: t('links.button'), busy: t('links.busy'), done: t('links.done'), noAnswer }}
          />
        )}
      </div>
    </DeskSection>
  )
}
