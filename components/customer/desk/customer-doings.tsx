import { useTranslations } from 'next-intl'
import { RetryButton } from '@/components/desk/retry-button'
import { DeskSection } from '@/components/orders/desk/one/desk-section'
import { buttonStyle } from '@/components/ui/button'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'
import { CustomerErasure } from './customer-erasure'
import { MendCustomer } from './mend-customer'

/** Actions for a person: support sends the links again, an admin does the rest. */
export function CustomerDoings({ file, isAdmin }: { file: CustomerFile; isAdmin: boolean }) {
  const t = useTranslations('admin.customers')
  const { person, sums } = file
  const address = `/api/admin/customers/${person.key}`
  return (
    <DeskSection id="actions" title={t('actions')}>
      <div className="flex flex-wrap items-start gap-2">
        {sums.count > 0 && <RetryButton address={`${address}/links`} words="admin.customers.links" />}
        {isAdmin && file.isMendable && (
          <MendCustomer
            address={`${address}/email`}
            email={person.email}
            hasAccount={person.account !== null}
          />
        )}
        {isAdmin && (
          <a href={`${address}/data`} download className={buttonStyle('secondary', 'px-3 text-sm')}>
            {t('copy')}
          </a>
        )}
        {isAdmin && <CustomerErasure file={file} />}
      </div>
    </DeskSection>
  )
}
