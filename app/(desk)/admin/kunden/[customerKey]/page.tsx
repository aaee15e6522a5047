import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { CustomerView } from '@/components/customer/desk/customer-view'
import { customerAddress, customersPage } from '@/components/desk/desk-pages'
import { requireRole } from '@/lib/account/session/require-user'
import { keyBefore, partBefore } from '@/lib/core/listing'
import { readCustomer } from '@/lib/customer/desk/read-customer'
import { customerKeySchema } from '@/lib/customer/desk/schema'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

const SHOWN = 20

type Props = PageProps<'/admin/kunden/[customerKey]'>

const admit = (key: string) => admitToDesk(customerAddress(key), requireRole('support'))

const read = cache(async (key: string, before: string | undefined) =>
  customerKeySchema.safeParse(key).success ? readCustomer(store(), key, partBefore(before, SHOWN)) : null,
)

/** The title appears in the browser's history, so it does not identify the customer. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const visitor = await admit((await params).customerKey)
  return metadataFor(visitor, { title: t('customer'), robots: { index: false } })
}

export default async function CustomerDeskPage({ params, searchParams }: Props) {
  const { customerKey } = await params
  const visitor = await admit(customerKey)
  if ('refusal' in visitor) return visitor.refusal
  const before = keyBefore((await searchParams).vor)
  const file = await read(customerKey, before)
  if (!file) notFound()
  const { admitted: user } = visitor
  const t = await getTranslations('admin.customers')
  return (
    <Desk
      page="/admin/kunden/[customerKey]"
      part="customers"
      user={user}
      path={customerAddress(customerKey)}
      about={{ id: 'customer', name: file.person.email, list: customersPage, back: t('back') }}
    >
      <CustomerView file={file} isAdmin={user.admin} isFirstPart={before === undefined} />
    </Desk>
  )
}
