import { getFormatter, getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Application } from '@/lib/affiliate/applications/schema'
import { Fact, FactList } from '@/components/desk/facts'
import { ApplicationAnswer, ApplicationApproval } from './partner-form'

const badges = { open: 'pending', question: 'pending', approved: 'success', rejected: 'inactive' } as const

export async function ApplicationView({ application }: { application: Application }) {
  const t = await getTranslations('admin.partnerDesk')
  const tForm = await getTranslations('affiliate.application')
  const format = await getFormatter()
  const { status, at, decidedAt, email, name, url, code, message } = application
  const time = (at: number) => format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section aria-labelledby="application" className="grid min-w-0 gap-4">
      <h2 id="application" className="text-xl">
        {t('application')}
      </h2>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <StatusBadge status={badges[status]} label={t(`applicationStates.${status}`)} />
        {t('applicationText', { date: time(at) })}
        {decidedAt !== undefined && status !== 'open' && ` ${t('decided', { date: time(decidedAt) })}`}
      </p>
      <FactList>
        <Fact term={tForm('name')}>{name}</Fact>
        <Fact term={t('email')}>
          <bdi>{email}</bdi>
        </Fact>
        <Fact term={tForm('url')}>
          <a href={url} rel="noreferrer" className="text-accent text-link">
            {url}
          </a>
        </Fact>
        <Fact term={tForm('code')}>{code}</Fact>
        {message !== undefined && (status === 'question' || status === 'rejected') && (
          <Fact term={t(`message.${status}`)}>
            <span className="whitespace-pre-line">{message}</span>
          </Fact>
        )}
      </FactList>
      {(status === 'open' || status === 'question') && <Decision application={application} />}
    </section>
  )
}

async function Decision({ application: { uid, code, status, terms } }: { application: Application }) {
  const t = await getTranslations('admin.partnerDesk')
  return (
    <div className="mt-4 grid gap-8">
      <div className="grid gap-4">
        <h3 className="text-lg">{t('approve.title')}</h3>
        <ApplicationApproval uid={uid} initial={{ code, rate: terms.rate, discountPercent: 0 }} />
      </div>
      {(status === 'open' ? (['ask', 'reject'] as const) : (['reject'] as const)).map((decision) => (
        <details key={decision} className="border-y border-line">
          <summary className="disclosure min-h-14 py-3">{t(`${decision}.title`)}</summary>
          <div className="pb-5">
            <ApplicationAnswer uid={uid} decision={decision} />
          </div>
        </details>
      ))}
    </div>
  )
}
