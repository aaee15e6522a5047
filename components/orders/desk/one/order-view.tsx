import { getTranslations, getFormatter } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import type { DeskRoles } from '@/lib/account/desk-roles'
import type { CompleteOrder } from '@/lib/admin/complete-order'
import { isAnonymous, type DeskRecord } from '@/lib/orders/order-fields'
import { isBillingChangeable } from '@/lib/orders/state/is-billing-changeable'
import { NOTE_LENGTH } from '@/lib/orders/schema'
import type { Invoice } from '@/lib/invoices/schema'
import { DataTable, numberColumn } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import type { Sale } from '@/lib/affiliate/sales/schema'
import { shownRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { DeskFact } from '@/components/desk/facts'
import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import { BillingForm } from '../../billing-form'
import { OrderContents } from './order-contents'
import { OrderDoings } from './order-doings'
import { DeskOrderFacts } from './desk-order-facts'
import { OrderMails } from './order-mails'
import { OrderPayment } from './order-payment'
import { OrderRefunds } from './order-refunds'
import { OrderTimeline } from './order-timeline'
import { DeskSection, deskTime } from './desk-section'
import { NoteForm } from './note-form'
import { buttonStyle } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { now } from '@/lib/core/clock'
import { disputeState, disputeSteps, lostTwice } from '@/lib/orders/disputes'
import type { Dispute } from '@/lib/payment/schema'

/** Support sees no commission and no actions that move money, accounting no actions at all. */
export function OrderView({ file, viewer }: { file: CompleteOrder; viewer: DeskRoles }) {
  const { admin: isAdmin, support: isSupport } = viewer
  const { order, mails, invoices, sale } = file
  return (
    <>
      <BrokenRecords keys={file.broken} />
      <DeskOrderFacts order={order} viewer={viewer} />
      <OrderDispute order={order} isAdmin={isAdmin} />
      {isAdmin && <OrderDoings file={file} />}
      <div className="grid gap-8 xl:grid-cols-2 xl:gap-12">
        <div className="grid min-w-0 content-start gap-8">
          <OrderContents order={order} />
          <OrderPayment order={order} isAdmin={isAdmin} />
          <OrderRefunds order={order} isAdmin={isAdmin} />
          <OrderDocuments order={order} invoices={invoices} />
          {isAdmin && <OrderBilling order={order} />}
          {isAdmin && <OrderCommission order={order} sale={sale} />}
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <OrderTimeline file={file} />
          <OrderNote order={order} isWritable={isSupport} />
        </div>
      </div>
      <OrderMails mails={mails.entries} viewer={viewer} />
      <DownloadRecord order={order} />
    </>
  )
}

function OrderBilling({ order }: { order: DeskRecord }) {
  if (!isBillingChangeable(order)) return null
  return (
    <BillingForm
      words="admin.orderDesk.changeBilling"
      call={`/api/admin/orders/${order.id}/billing`}
      billing={order.billing}
      country={order.country}
    />
  )
}

async function OrderNote({ order, isWritable }: { order: DeskRecord; isWritable: boolean }) {
  const t = await getTranslations('admin.orderDesk.note')
  return (
    <DeskSection id="note" title={t('title')}>
      {isAnonymous(order) ? (
        <p className="text-sm">{t('closed')}</p>
      ) : isWritable ? (
        <NoteForm orderId={order.id} note={order.note ?? ''} maxLength={NOTE_LENGTH} />
      ) : (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{order.note || t('empty')}</p>
      )}
    </DeskSection>
  )
}

async function OrderDocuments({ order, invoices }: { order: DeskRecord; invoices: Invoice[] }) {
  const t = await getTranslations('admin.orderDesk.invoices')
  return (
    <DeskSection id="invoices" title={t('title')}>
      {invoices.length === 0 && <p className="text-sm">{t('none')}</p>}
      <ul className="grid text-sm">
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <a
              href={`/api/orders/${order.id}/invoice?number=${invoice.number}`}
              download
              className="number touch-link"
            >
              {t(kindOf(invoice, order), { number: invoice.number })}
            </a>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

function kindOf({ number, kind, refundId }: Invoice, order: DeskRecord) {
  if (kind === 'correction') return refundId === undefined ? 'cancelling' : 'correction'
  return number === order.invoice ? 'invoice' : 'former'
}

async function DownloadRecord({ order: { downloads = {}, items } }: { order: DeskRecord }) {
  const t = await getTranslations('admin.orderDesk')
  const time = await deskTime()
  const rows = Object.entries(downloads).flatMap(([presetId, files]) =>
    Object.values(files).map((file) => ({ ...file, preset: items[presetId]?.name ?? presetId })),
  )
  type Row = (typeof rows)[number]
  const columns = [
    { key: 'file', header: t('downloads.file'), cell: ({ preset, file }: Row) => `${preset}: ${file}` },
    {
      key: 'version',
      header: t('downloads.version'),
      cell: ({ version }: Row) => t('versionOf', { version }),
    },
    { key: 'first', header: t('downloads.first'), cell: ({ first }: Row) => time(first) },
    { key: 'last', header: t('downloads.last'), cell: ({ last }: Row) => time(last) },
    numberColumn('count', t('downloads.count'), ({ count }: Row) => count),
  ]
  return (
    <DeskSection id="downloads" title={t('downloads.title')}>
      {rows.length === 0 ? (
        <p className="text-sm">{t('downloads.none')}</p>
      ) : (
        <DataTable
          caption={t('downloads.title')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={({ preset, file }) => `${preset} ${file}`}
        />
      )}
    </DeskSection>
  )
}

async function OrderCommission({ order: { attribution }, sale }: { order: DeskRecord; sale: Sale | null }) {
  const t = await getTranslations('admin.orderDesk.commission')
  const credited = sale ?? attribution
  return (
    <DeskSection id="commission" title={t('title')}>
      {!credited && <p className="text-sm">{t('none')}</p>}
      {credited && (
        <dl className="grid gap-2 text-sm">
          <DeskFact term={t('partner')}>
            <ShopLink href={partnerAddress(credited.affiliateUid)} className="text-link">
              {credited.affiliateUid}
            </ShopLink>
          </DeskFact>
          <DeskFact term={t('code')}>{credited.trackingCode}</DeskFact>
          {sale ? <Earned sale={sale} /> : <DeskFact term={t('state')}>{t('noSale')}</DeskFact>}
        </dl>
      )}
    </DeskSection>
  )
}

async function Earned({ sale }: { sale: Sale }) {
  const t = await getTranslations('admin.orderDesk.commission')
  const stateOf = await getTranslations('affiliate.partner.states')
  const { commissionAmount, reversedAmount = 0, status, held } = sale
  return (
    <>
      <DeskFact term={t('rate')}>{shownRate(sale)}</DeskFact>
      <DeskFact term={t('amount')}>{formatCents(commissionAmount)}</DeskFact>
      {reversedAmount > 0 && <DeskFact term={t('reversed')}>{formatCents(reversedAmount)}</DeskFact>}
      <DeskFact term={t('state')}>{stateOf(status === 'pending' && held ? 'held' : status)}</DeskFact>
    </>
  )
}

async function OrderDispute({ order, isAdmin }: { order: DeskRecord; isAdmin: boolean }) {
  const t = await getTranslations('admin.orderDesk.dispute')
  const { dispute } = order
  if (!dispute) return null
  const twice = lostTwice(order)
  const isOpen = dispute.status === 'open'
  return (
    <DeskSection id="dispute" title={t('title')}>
      <Notice tone={isOpen ? 'danger' : 'info'}>
        <p className="font-semibold">
          {t(`is.${disputeState(dispute)}`, { amount: formatCents(dispute.amount) })}
        </p>
        {twice > 0 && <p>{t('twice', { amount: formatCents(twice) })}</p>}
      </Notice>
      <dl className="grid max-w-3xl gap-2 text-sm">
        <DeskFact term={t('number')}>{dispute.id}</DeskFact>
        {isOpen && (
          <DeskFact term={t('dueBy')}>
            <DueBy {...dispute} />
          </DeskFact>
        )}
      </dl>
      {isOpen && isAdmin && <ToDo dispute={dispute} />}
      {isAdmin && (
        <a
          href={`/api/admin/orders/${order.id}/evidence`}
          download
          className={buttonStyle(isOpen ? 'primary' : 'secondary', 'justify-self-start')}
        >
          {t('download')}
        </a>
      )}
    </DeskSection>
  )
}

async function DueBy({ dueBy }: Pick<Dispute, 'dueBy'>) {
  const t = await getTranslations('admin.orderDesk')
  const format = await getFormatter()
  if (dueBy === undefined) return t('dispute.noDueBy')
  const date = t('time', { date: format.dateTime(dueBy, { dateStyle: 'full', timeStyle: 'short' }) })
  return dueBy < now() ? t('dispute.over', { date }) : date
}

async function ToDo({ dispute }: { dispute: Dispute }) {
  const t = await getTranslations('admin.orderDesk.dispute')
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t('todo')}</h3>
      <ol className="text-width grid list-decimal gap-1 pl-5 text-sm">
        {disputeSteps(dispute).map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </div>
  )
}
