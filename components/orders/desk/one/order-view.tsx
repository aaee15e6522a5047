import { BrokenRecords } from '@/components/ui/broken-records'
import type { OrderFile } from '@/lib/admin/order-file'
import { OrderBilling } from './order-billing'
import { OrderCommission } from './order-commission'
import { OrderContents } from './order-contents'
import { OrderDispute } from './order-dispute'
import { OrderDocuments } from './order-documents'
import { OrderDoings } from './order-doings'
import { OrderDownloads } from './order-downloads'
import { OrderFacts } from './order-facts'
import { OrderMails } from './order-mails'
import { OrderNote } from './order-note'
import { OrderPayment } from './order-payment'
import { OrderRefunds } from './order-refunds'
import { OrderTimeline } from './order-timeline'

/** An order with all that is known about it. Support sees no commission and no actions that move money. */
export function OrderView({ file, isAdmin }: { file: OrderFile; isAdmin: boolean }) {
  const { order, mails, invoices, sale } = file
  return (
    <>
      <BrokenRecords keys={file.broken} />
      <OrderFacts {...{ order, isAdmin }} />
      <OrderDispute {...{ order, isAdmin }} />
      {isAdmin && <OrderDoings file={file} />}
      <div className="grid gap-8 xl:grid-cols-2 xl:gap-12">
        <div className="grid min-w-0 content-start gap-8">
          <OrderContents order={order} />
          <OrderPayment {...{ order, isAdmin }} />
          <OrderRefunds {...{ order, isAdmin }} />
          <OrderDocuments {...{ order, invoices }} />
          {isAdmin && <OrderBilling order={order} />}
          {isAdmin && <OrderCommission {...{ order, sale }} />}
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <OrderTimeline file={file} />
          <OrderNote order={order} />
        </div>
      </div>
      <OrderMails mails={mails.entries} isAdmin={isAdmin} />
      <OrderDownloads order={order} />
    </>
  )
}
