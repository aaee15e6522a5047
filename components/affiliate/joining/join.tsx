import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SessionUser } from '@/lib/account/schema'
import type { Application } from '@/lib/affiliate/applications/schema'
import type { KeptText } from '@/lib/legal/terms-schema'
import { ApplicationForm } from './application-form'

const HEADING = 'join'

interface JoinProps {
  user: SessionUser | null
  application: Application | null
  terms: Pick<KeptText, 'version' | 'hash'>
}

export async function Join({ user, application, terms }: JoinProps) {
  const t = await getTranslations('affiliate.partner')
  const tForm = await getTranslations('affiliate.application')
  if (!user) return <SignInFirst />
  if (application && application.status !== 'question') return <Sent application={application} />
  if (!user.emailVerified) {
    return (
      <JoinFrame title={t('unverifiedTitle')}>
        <p>{t('unverifiedText', { email: user.email })}</p>
        <ButtonLink href="/konto" tone="secondary" className="justify-self-start">
          {t('toAccount')}
        </ButtonLink>
      </JoinFrame>
    )
  }
  const isAnswer = application !== null
  return (
    <JoinFrame title={isAnswer ? tForm('states.question.title') : tForm('title')}>
      {isAnswer ? (
        <>
          <Notice tone="warning">
            <p className="text-base whitespace-pre-line wrap-anywhere">{application.message}</p>
          </Notice>
          <p>{tForm('states.question.text')}</p>
        </>
      ) : (
        <p>{tForm('intro', { email: user.email })}</p>
      )}
      <ApplicationForm
        initial={
          application ? { name: application.name, url: application.url, code: application.code } : undefined
        }
        terms={{ version: terms.version, hash: terms.hash }}
        outcome={HEADING}
      />
    </JoinFrame>
  )
}

async function SignInFirst() {
  const t = await getTranslations('affiliate.partner')
  return (
    <JoinFrame title={t('joinTitle')}>
      <p>{t('joinText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/anmelden?zurueck=/partner">{t('signIn')}</ButtonLink>
        <ButtonLink href="/anmelden?ansicht=registrieren&zurueck=/partner" tone="secondary">
          {t('register')}
        </ButtonLink>
      </div>
    </JoinFrame>
  )
}

async function Sent({ application }: { application: Application }) {
  const t = await getTranslations('affiliate.application')
  const format = await getFormatter()
  const { status, at, decidedAt = at, email, name, url, code, message } = application
  const date = format.dateTime(status === 'rejected' ? decidedAt : at, {
    dateStyle: 'long',
    ...(status === 'rejected' ? {} : { timeStyle: 'short' }),
  })
  return (
    <JoinFrame title={t(`states.${status}.title`)}>
      <p>{t(`states.${status}.text`, { date, email })}</p>
      {status === 'rejected' && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
      <h3 className="mt-2 text-lg">{t('sentData')}</h3>
      <dl className="border-t border-outline">
        {(
          [
            ['name', name],
            ['url', url],
            ['code', code],
          ] as const
        ).map(([fact, value]) => (
          <div key={fact} className="grid gap-x-8 border-b border-line py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{t(fact)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </JoinFrame>
  )
}

function JoinFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={HEADING} className="text-width grid gap-4">
      <h2 id={HEADING} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
