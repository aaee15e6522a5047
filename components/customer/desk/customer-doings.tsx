import { useTranslations, useFormatter } from 'next-intl'
import { RetryButton } from '@/components/desk/retry-button'
import { DeskSection } from '@/components/orders/desk/one/desk-section'
import { buttonStyle } from '@/components/ui/button'
import type { Staying } from '@/lib/customer/desk/erasure-of'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'
import { retention } from '@/lib/legal/retention'
import { ForgetCustomer } from './forget-customer'
import { MendCustomer } from './mend-customer'

/** Support sends the links again, an admin does the rest. */
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

function CustomerErasure({ file: { person, erasure, sums } }: { file: CustomerFile }) {
  const t = useTranslations('admin.customers.forget')
  const lineOf = useStaying()
  const { goes, closes, stays, isRefused } = erasure
  const format = useFormatter()
  if (isRefused) return <p className="basis-full text-sm text-muted">{t('refused')}</p>
  if (goes.length + closes.length === 0) return null
  const lines = stays.map(lineOf)
  return (
    <ForgetCustomer
      address={`/api/admin/customers/${person.key}/forget`}
      goes={[
        ...goes.map((kind) => t(`goes.${kind}`)),
        ...(closes.length > 0 ? [t('closes', { references: format.list(closes) })] : []),
      ]}
      stays={sums.isWhole ? lines : [...lines, t('stays.others')]}
      email={person.email}
    />
  )
}

function useStaying(): (staying: Staying) => string {
  const t = useTranslations('admin.customers.forget.stays')
  const format = useFormatter()
  return ({ kind, references, year }) =>
    t(kind, {
      references: format.list(references),
      day: `31.12.${year ?? ''}`,
      days: String(retention.mailDays),
      left: String(retention.leftPartnerDays),
      backups: String(retention.backupDays),
    })
}
