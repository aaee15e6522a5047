import { BrokenRecords } from '@/components/ui/broken-records'
import type { DeskRoles } from '@/lib/account/signed-in-user'
import type { CompleteOrder } from '@/lib/admin/complete-order'
import { OrderBilling } from './order-billing'
import { OrderCommission } from './order-commission'
import { OrderContents } from './order-contents'
import { OrderDispute } from './order-dispute'
import { OrderDocuments } from './order-documents'
import { OrderDoings } from './order-doings'
import { DownloadRecord } from './download-record'
import { DeskOrderFacts } from './desk-order-facts'
import { OrderMails } from './order-mails'
import { OrderNote } from './order-note'
import { OrderPayment } from './order-payment'
import { OrderRefunds } from './order-refunds'
import { OrderTimeline } from './order-timeline'

/** An order with all that is known about it. Support sees no commission and no actions that move money, accounting no actions at all. */
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
