import { useFormatter, useTranslations } from 'next-intl'
import type { Staying } from '@/lib/customer/desk/erasure-of'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'
import { retention } from '@/lib/legal/retention'
import { ForgetCustomer } from './forget-customer'

/** Deleting on request, with what goes and what stays until when; nothing where all that may go is gone. */
export function CustomerErasure({ file: { person, erasure, sums } }: { file: CustomerFile }) {
  const t = useTranslations('admin.customers.forget')
  const lineOf = useStaying()
  const { goes, stays, isRefused } = erasure
  if (isRefused) return <p className="basis-full text-sm text-muted">{t('refused')}</p>
  if (goes.length === 0) return null
  const lines = stays.map(lineOf)
  return (
    <ForgetCustomer
      address={`/api/admin/customers/${person.key}/forget`}
      goes={goes.map((kind) => t(`goes.${kind}`))}
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
      unpaid: String(retention.unpaidOrderDays),
      backups: String(retention.backupDays),
    })
}
