import { getTranslations, getFormatter } from 'next-intl/server'
import { customerAddress } from '@/components/desk/desk-pages'
import { DeskTable } from '@/components/desk/desk-list'
import { DeskFact } from '@/components/desk/facts'
import { DeskSection, deskTime } from '@/components/orders/desk/one/desk-section'
import { orderColumns } from '@/components/orders/desk/order-columns'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { Notice } from '@/components/ui/notice'
import { formatCents } from '@/lib/core/money'
import type { CustomerFile } from '@/lib/customer/desk/read-customer'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { orderAddress } from '@/components/orders/desk/order-query'
import { ShopLink } from '@/components/ui/shop-link'
import { StarRow } from '@/components/ui/star-row'
import { RetryButton } from '@/components/desk/retry-button'
import { buttonStyle } from '@/components/ui/button'
import type { Staying } from '@/lib/customer/desk/erasure-of'
import { retention } from '@/lib/legal/retention'
import { ForgetCustomer } from './forget-customer'
import { MendCustomer } from './mend-customer'

interface CustomerViewProps {
  file: CustomerFile
  isAdmin: boolean
  isFirstPart: boolean
}

export async function CustomerView({ file, isAdmin, isFirstPart }: CustomerViewProps) {
  const t = await getTranslations('admin.customers')
  const time = await deskTime()
  const { erasedAt } = file
  return (
    <>
      <BrokenRecords keys={file.broken} />
      {erasedAt !== null && (
        <Notice tone="info">
          <p>{t('erased', { at: time(erasedAt) })}</p>
        </Notice>
      )}
      <CustomerSums file={file} />
      <CustomerDoings file={file} isAdmin={isAdmin} />
      <CustomerOrders file={file} isAdmin={isAdmin} isFirstPart={isFirstPart} />
      {file.otherOrders.length > 0 && <OtherOrders file={file} isAdmin={isAdmin} />}
      <div className="grid gap-8 xl:grid-cols-2 xl:gap-12">
        <CustomerAccount file={file} isAdmin={isAdmin} />
        <CustomerSaid file={file} />
      </div>
    </>
  )
}

async function CustomerSums({ file: { sums, otherOrders } }: { file: CustomerFile }) {
  const t = await getTranslations('admin.customers')
  const { count, paid, refunded, isWhole } = sums
  const atLeast = (value: string) => (isWhole ? value : t('moreThan', { value }))
  return (
    <dl className="grid max-w-3xl gap-2 text-sm">
      <DeskFact term={t('columns.orders')}>{atLeast(String(count))}</DeskFact>
      <DeskFact term={t('columns.paid')}>{atLeast(formatCents(paid))}</DeskFact>
      <DeskFact term={t('refunds')}>{atLeast(formatCents(refunded))}</DeskFact>
      {otherOrders.length > 0 && (
        <DeskFact term={t('elsewhere')}>{t('elsewhereCount', { count: otherOrders.length })}</DeskFact>
      )}
    </dl>
  )
}

async function CustomerOrders({ file: { person, orders }, isAdmin, isFirstPart }: CustomerViewProps) {
  const t = await getTranslations('admin.customers')
  const columns = orderColumns(await getTranslations('admin'), { hasActions: false, isAdmin })
  const page = customerAddress(person.key)
  return (
    <DeskTable
      id="orders"
      title={t('orders.title')}
      part={orders}
      none={{ title: t('orders.none'), text: t('orders.noneText') }}
      pages={{
        label: t('orders.pages'),
        first: t('orders.first'),
        next: t('orders.next'),
        isFirst: isFirstPart,
        linkTo: (before) => (before === undefined ? page : `${page}?vor=${before}#orders`),
      }}
      columns={columns}
      rowKey={({ orderId }) => orderId}
    />
  )
}

async function OtherOrders({ file: { otherOrders }, isAdmin }: { file: CustomerFile; isAdmin: boolean }) {
  const t = await getTranslations('admin.customers.otherOrders')
  const columns = orderColumns(await getTranslations('admin'), { hasActions: false, isAdmin })
  return (
    <DeskSection id="other-orders" title={t('title')}>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <DataTable
        caption={t('title')}
        isCaptionHidden
        columns={columns}
        rows={otherOrders}
        rowKey={({ orderId }) => orderId}
      />
    </DeskSection>
  )
}

async function CustomerAccount({ file, isAdmin }: { file: CustomerFile; isAdmin: boolean }) {
  const t = await getTranslations('admin.customers.account')
  const time = await deskTime()
  const { key, email, account } = file.person
  const at = (ms: number | null) => (ms === null ? t('never') : time(ms))
  return (
    <DeskSection id="account" title={t('title')}>
      {account === null ? (
        <p className="text-sm">{t('none')}</p>
      ) : (
        <>
          <dl className="grid gap-2 text-sm">
            <DeskFact term={t('name')}>
              <bdi>{account.displayName || t('noName')}</bdi>
            </DeskFact>
            <DeskFact term={t('id')}>{account.uid}</DeskFact>
            <DeskFact term={t('address')}>{t(account.emailVerified ? 'verified' : 'unverified')}</DeskFact>
            {account.isDisabled && <DeskFact term={t('state')}>{t('disabled')}</DeskFact>}
            <DeskFact term={t('createdAt')}>{at(account.createdAt)}</DeskFact>
            <DeskFact term={t('signedInAt')}>{at(account.signedInAt)}</DeskFact>
            <DeskFact term={t('devices')}>
              {file.devices.length === 0
                ? t('noDevices')
                : file.devices
                    .map((session) =>
                      t('device', { device: session.device || t('unknown'), at: time(session.at) }),
                    )
                    .join('\n')}
            </DeskFact>
          </dl>
          {isAdmin && (
            <ConfirmedAction
              address={`/api/admin/customers/${key}/sign-out`}
              words="admin.customers.account.signOut"
              values={{ email }}
            />
          )}
        </>
      )}
    </DeskSection>
  )
}

async function CustomerSaid({ file: { withdrawals, ratings, reported } }: { file: CustomerFile }) {
  const t = await getTranslations('admin.customers.said')
  const isNothing = withdrawals.length + ratings.length + reported === 0
  return (
    <DeskSection id="said" title={t('title')}>
      {isNothing && <p className="text-sm">{t('none')}</p>}
      <Withdrawals withdrawals={withdrawals} />
      {ratings.length > 0 && (
        <ul aria-label={t('ratings')} className="grid gap-2 text-sm">
          {ratings.map(({ rating, presetName }) => (
            <li key={rating.id} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
              <ShopLink href={orderAddress(rating.orderId)} className="text-link">
                {presetName}
              </ShopLink>
              <StarRow value={rating.stars} />
              <span className="sr-only">{t('stars', { stars: rating.stars })}</span>
              {rating.hidden && <span className="text-muted">{t('hidden')}</span>}
              {rating.text !== undefined && <span className="basis-full text-muted">{rating.text}</span>}
            </li>
          ))}
        </ul>
      )}
      {reported > 0 && <p className="text-sm">{t('reported', { count: reported })}</p>}
    </DeskSection>
  )
}

async function Withdrawals({ withdrawals }: Pick<CustomerFile, 'withdrawals'>) {
  const t = await getTranslations('admin.customers.said')
  const state = await getTranslations('withdrawals.desk.states')
  const time = await deskTime()
  if (withdrawals.length === 0) return null
  return (
    <ul aria-label={t('withdrawals')} className="grid gap-2 text-sm">
      {withdrawals.map(({ id, at, reference, status }) => (
        <li key={id} className="wrap-anywhere">
          {t('withdrawal', { reference, at: time(at) })} <span className="text-muted">{state(status)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Support sends the links again, an admin does the rest. */
async function CustomerDoings({ file, isAdmin }: { file: CustomerFile; isAdmin: boolean }) {
  const t = await getTranslations('admin.customers')
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

async function CustomerErasure({ file: { person, erasure, sums } }: { file: CustomerFile }) {
  const t = await getTranslations('admin.customers.forget')
  const lineOf = await stayingLines()
  const { goes, closes, stays, isRefused } = erasure
  const format = await getFormatter()
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

async function stayingLines(): Promise<(staying: Staying) => string> {
  const t = await getTranslations('admin.customers.forget.stays')
  const format = await getFormatter()
  return ({ kind, references, year }) =>
    t(kind, {
      references: format.list(references),
      day: `31.12.${year ?? ''}`,
      days: String(retention.mailDays),
      left: String(retention.leftPartnerDays),
      backups: String(retention.backupDays),
    })
}
