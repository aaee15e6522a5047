import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { SessionWatch } from '@/components/account/session-change'
import { orderAddress, ordersPage } from '@/components/orders/desk/order-query'
import { OrderView } from '@/components/orders/desk/one/order-view'
import { OrderRefresh } from '@/components/orders/order-refresh'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { requireSupport } from '@/lib/account/session/require-user'
import { readOrderFile } from '@/lib/admin/order-file'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '../../../admit-visitor'

type Props = PageProps<'/admin/bestellungen/[orderId]'>

const admit = (orderId: string) => admitVisitor(orderAddress(orderId), requireSupport)

/** Read once for page and title. */
const read = cache((orderId: string) => readOrderFile(store(), orderId))

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
  const { uid, admin: isAdmin } = visitor.admitted
  const t = await getTranslations('admin.orderDesk')
  const isBroken = file === 'broken'
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={uid} path={orderAddress(orderId)} />
      <div className="grid gap-3">
        <ShopLink
          href={`${ordersPage}#orders`}
          className="inline-flex min-h-11 items-center justify-self-start text-accent underline underline-offset-4"
        >
          {t('back')}
        </ShopLink>
        <h1 className="text-2xl wrap-anywhere">
          {t('heading', { reference: isBroken ? orderId : file.order.reference })}
        </h1>
      </div>
      {isBroken ? (
        <Notice tone="danger">
          <p className="font-semibold">{t('brokenTitle')}</p>
          <p className="wrap-anywhere">{t('brokenText', { id: orderId })}</p>
        </Notice>
      ) : (
        <>
          <OrderRefresh orderId={orderId} token="" changes={file.order.changes ?? 0} />
          <OrderView file={file} isAdmin={isAdmin} />
        </>
      )}
    </div>
  )
}
