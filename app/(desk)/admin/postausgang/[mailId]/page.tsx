import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { MailView } from '@/components/mail/mail-view'
import { mailAddress, outboxPage } from '@/components/desk/desk-pages'
import { orderAddress } from '@/components/orders/desk/order-query'
import { requireRole } from '@/lib/account/session/require-user'
import { readDeskMail } from '@/lib/admin/read-desk-mail'
import { ShopError } from '@/lib/core/errors'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

type Props = PageProps<'/admin/postausgang/[mailId]'>

const admit = (id: string) => admitToDesk(mailAddress(id), requireRole('support'))

const read = cache(async (id: string, isAdmin: boolean) => {
  try {
    return await readDeskMail(store(), id, { isAdmin })
  } catch (error) {
    if (error instanceof ShopError && error.code === 'not_found') return null
    throw error
  }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { mailId } = await params
  const visitor = await admit(mailId)
  const found = 'refusal' in visitor ? null : await read(mailId, visitor.admitted.admin)
  return metadataFor(visitor, {
    title: t('mail', { subject: found?.content?.subject ?? mailId }),
    robots: { index: false },
  })
}

export default async function MailDeskPage({ params }: Props) {
  const { mailId } = await params
  const visitor = await admit(mailId)
  if ('refusal' in visitor) return visitor.refusal
  const { admitted: user } = visitor
  const found = await read(mailId, user.admin)
  if (!found) notFound()
  const t = await getTranslations('admin.mailView')
  const templateOf = await getTranslations('admin.outbox.templates')
  const { orderId, template } = found.mail
  const about = {
    name: found.content?.subject ?? templateOf(template),
    ...(orderId === undefined
      ? { list: outboxPage, back: t('toOutbox') }
      : { list: `${orderAddress(orderId)}#mails`, back: t('toOrder') }),
  }
  return (
    <Desk
      page="/admin/postausgang/[mailId]"
      part={orderId === undefined ? 'outbox' : 'orders'}
      user={user}
      path={mailAddress(mailId)}
      about={about}
    >
      <MailView mail={found.mail} content={found.content} />
    </Desk>
  )
}
