import { getFormatter, getTranslations } from 'next-intl/server'
import { DeskFact } from '@/components/desk/facts'
import type { Mail } from '@/lib/mail/schema'
import { errorText } from '@/lib/tasks/error-text'

interface MailViewProps {
  mail: Mail
  content: { text: string; attachments: string[] } | null
}

export async function MailView({ mail, content }: MailViewProps) {
  const t = await getTranslations('admin.mailView')
  const stateOf = await getTranslations('admin.outbox.states')
  const templateOf = await getTranslations('admin.outbox.templates')
  const format = await getFormatter()
  const time = (at: number) =>
    t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
  const { template, to, at, sentAt, status, lastError = '' } = mail
  return (
    <>
      <dl className="grid max-w-3xl gap-1">
        <DeskFact term={t('kind')}>{templateOf(template)}</DeskFact>
        <DeskFact term={t('to')}>
          <bdi>{to}</bdi>
        </DeskFact>
        <DeskFact term={t('written')}>{time(at)}</DeskFact>
        <DeskFact term={t('state')}>
          {[stateOf(status), sentAt !== undefined && time(sentAt), status !== 'sent' && errorText(lastError)]
            .filter(Boolean)
            .join(', ')}
        </DeskFact>
        {content && content.attachments.length > 0 && (
          <DeskFact term={t('attachments')}>{content.attachments.join('\n')}</DeskFact>
        )}
      </dl>
      {content ? (
        <section aria-labelledby="mail-text" className="grid max-w-3xl gap-3">
          <h2 id="mail-text">{t('text')}</h2>
          <p className="text-muted">{t('note')}</p>
          <p className="border border-line bg-surface p-4 whitespace-pre-wrap wrap-anywhere sm:p-6">
            {content.text}
          </p>
        </section>
      ) : (
        <p>{t('nothing')}</p>
      )}
    </>
  )
}
