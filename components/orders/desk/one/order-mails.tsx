import { getTranslations } from 'next-intl/server'
import { mailAddress } from '@/components/desk/desk-pages'
import { DataTable } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import type { DeskRoles } from '@/lib/account/desk-roles'
import { isOfBuyer, type Mail } from '@/lib/mail/schema'
import { errorText } from '@/lib/tasks/error-text'
import { RetryButton } from '@/components/desk/retry-button'
import { DeskSection, deskTime } from './desk-section'

/** Users who may help buyers can resend sent and refused ones. */
export async function OrderMails({ mails, viewer }: { mails: Mail[]; viewer: DeskRoles }) {
  const t = await getTranslations('admin.orderDesk.mails')
  const tOutbox = await getTranslations('admin.outbox')
  const time = await deskTime()
  const mayRead = (mail: Mail) => viewer.support && (viewer.admin || isOfBuyer(mail))
  const columns = [
    {
      key: 'mail',
      header: tOutbox('columns.mail'),
      cell: (mail: Mail) => {
        const name = tOutbox(`templates.${mail.template}`)
        if (!mayRead(mail)) return <span tabIndex={-1}>{name}</span>
        return (
          <ShopLink href={mailAddress(mail.id)} className="text-link">
            {name}
          </ShopLink>
        )
      },
    },
    {
      key: 'to',
      header: tOutbox('columns.to'),
      cell: ({ to }: Mail) => <bdi className="wrap-anywhere">{to}</bdi>,
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ status, sentAt, at, lastError = '' }: Mail) => (
        <>
          <span className="block">{tOutbox(`states.${status}`)}</span>
          <span className="number block text-muted">{time(sentAt ?? at)}</span>
          {status !== 'sent' && <span className="wrap-anywhere">{errorText(lastError)}</span>}
        </>
      ),
    },
    ...(viewer.support
      ? [
          {
            key: 'actions',
            header: tOutbox('columns.actions'),
            cell: (mail: Mail) => mayRead(mail) && <SendAgain mail={mail} />,
          },
        ]
      : []),
  ]
  return (
    <DeskSection id="mails" title={t('title')}>
      {mails.length === 0 ? (
        <p className="text-sm">{t('none')}</p>
      ) : (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={columns}
          rows={mails}
          rowKey={({ id }) => id}
        />
      )}
    </DeskSection>
  )
}

async function SendAgain({ mail: { id, template, status, at, again } }: { mail: Mail }) {
  const t = await getTranslations('admin.orderDesk.mails')
  const templateOf = await getTranslations('admin.outbox.templates')
  const time = await deskTime()
  if (again !== undefined) return t('wasAgain')
  if (status === 'waiting') return null
  return (
    <RetryButton
      address={`/api/admin/mails/${id}/retry`}
      name={t('again.name', { mail: templateOf(template), time: time(at) })}
      words="admin.orderDesk.mails.again"
    />
  )
}
