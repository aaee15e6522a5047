import { useFormatter, useTranslations } from 'next-intl'
import type { LapseFacts } from '@/lib/withdrawals/lapse-facts'
import { DeskFact } from '@/components/desk/facts'

/** The facts that the right of withdrawal depends on, and their consequence; the owner decides. */
export function WithdrawalRight({ facts }: { facts: LapseFacts }) {
  const t = useTranslations('withdrawals.desk')
  const format = useFormatter()
  const date = (at: number) => ({ date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium' }) })
  const { consentedAt, confirmedAt, downloadedAt, hasLapsed } = facts
  return (
    <div className="grid gap-3">
      <h4 className="text-sm">{t('right')}</h4>
      <dl className="grid gap-2 text-sm">
        <DeskFact term={t('consents')}>{t('consented', date(consentedAt))}</DeskFact>
        <DeskFact term={t('confirmation')}>
          {confirmedAt === 'forgotten' && t('confirmationForgotten')}
          {confirmedAt === null && t('notConfirmed')}
          {typeof confirmedAt === 'number' && t('confirmed', date(confirmedAt))}
        </DeskFact>
        <DeskFact term={t('download')}>
          {downloadedAt === null ? t('notDownloaded') : t('downloaded', date(downloadedAt))}
        </DeskFact>
      </dl>
      <p className="text-sm">
        {hasLapsed === null ? t('lapseUnknown') : t(hasLapsed ? 'lapsed' : 'notLapsed')}
      </p>
    </div>
  )
}
