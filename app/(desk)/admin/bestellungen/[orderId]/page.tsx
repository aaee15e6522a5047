import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { orderAddress, ordersPage } from '@/components/orders/desk/order-query'
import { OrderView } from '@/components/orders/desk/one/order-view'
import { OrderRefresh } from '@/components/orders/order-refresh'
import { Notice } from '@/components/ui/notice'
import { requireOrderReader } from '@/lib/account/session/require-user'
import { readCompleteOrder } from '@/lib/admin/complete-order'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

type Props = PageProps<'/admin/bestellungen/[orderId]'>

const admit = (orderId: string) => admitToDesk(orderAddress(orderId), requireOrderReader)

const read = cache((orderId: string) => readCompleteOrder(store(), orderId))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { orderId } = await params
  const visitor = await admit(orderId)
  const file = 'refusal' in visitor ? null : await read(orderId)
  const reference = file === null || file === 'broken' ? orderId : file.order.reference
  return metadataFor(visitor, { title: t('order', { reference }), robots: { index: false } })
}

export default async function OrderDeskPage({ params }: Props) {
  const { orderId } = await params
  const visitor = await admit(orderId)
  if ('refusal' in visitor) return visitor.refusal
  const file = await read(orderId)
  if (!file) notFound()
  const { admitted: user } = visitor
  const t = await getTranslations('admin.orderDesk')
  const isBroken = file === 'broken'
  return (
    <Desk
      page="/admin/bestellungen/[orderId]"
      part="orders"
      user={user}
      path={orderAddress(orderId)}
      about={{
        name: t('heading', { reference: isBroken ? orderId : file.order.reference }),
        list: `${ordersPage}#orders`,
        back: t('back'),
      }}
    >
      {isBroken ? (
        <Notice tone="danger">
          <p className="font-semibold">{t('brokenTitle')}</p>
          <p className="wrap-anywhere">{t('brokenText', { id: orderId })}</p>
        </Notice>
      ) : (
        <>
          <OrderRefresh orderId={orderId} token="" changes={file.order.changes ?? 0} />
          <OrderView file={file} viewer={user} />
        </>
      )}
    </Desk>
  )
}
