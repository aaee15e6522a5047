import { getFormatter, getTranslations } from 'next-intl/server'
import { DeskFact } from '@/components/desk/facts'
import { RetryButton } from '@/components/desk/retry-button'
import { Notice } from '@/components/ui/notice'
import { lateSince, type BackupState } from '@/lib/operation/backups/backup-data'
import { RestoreForm } from './restore-form'

interface DailyBackupProps {
  state: BackupState
  engine: 'sqlite' | 'firebase'
  /** Whether the owner has given a place for them. */
  isPlanned: boolean
  /** Whether one can be restored here, or waits for the next start. */
  restore: 'possible' | 'staged' | 'impossible'
}

/** The state of the scheduled backups. */
export async function DailyBackup({ state, engine, isPlanned, restore }: DailyBackupProps) {
  const t = await getTranslations('admin.operation.daily')
  return (
    <section id="daily-backup" aria-labelledby="daily" className="grid min-w-0 scroll-mt-24 gap-4">
      <h2 id="daily" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      {isPlanned ? (
        <>
          <BackupFacts state={state} />
          <RetryButton address="/api/admin/backup" words="admin.operation.daily.now" />
        </>
      ) : (
        <p className="text-width">{t(engine === 'sqlite' ? 'none' : 'firebase')}</p>
      )}
      {restore !== 'impossible' && <Restore isStaged={restore === 'staged'} />}
    </section>
  )
}

async function Restore({ isStaged }: { isStaged: boolean }) {
  const t = await getTranslations('admin.operation.restore')
  return (
    <>
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      {isStaged && <Notice tone="warning">{t('staged')}</Notice>}
      <RestoreForm />
    </>
  )
}

async function BackupFacts({ state }: Pick<DailyBackupProps, 'state'>) {
  const { copy, failure, trial } = state
  const t = await getTranslations('admin.operation.daily')
  const format = await getFormatter()
  const moment = (at: number) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
  const megabytes = (bytes: number) => format.number(bytes / 1_000_000, { maximumFractionDigits: 1 })
  return (
    <dl className="text-width grid gap-2">
      <DeskFact term={t('copyTerm')}>
        {copy
          ? t('copy', { name: copy.name, at: moment(copy.at), size: megabytes(copy.bytes) })
          : t('noCopy')}
        {lateSince(state) !== null && <strong> {t('late')}</strong>}
        {copy?.clearing && <strong> {t('clearing', { reason: t(`reasons.${copy.clearing}`) })}</strong>}
      </DeskFact>
      {failure && (
        <DeskFact term={t('failureTerm')}>
          <strong>
            {t('failure', {
              at: moment(failure.at),
              since: moment(failure.since),
              reason: t(`reasons.${failure.code}`),
            })}
          </strong>
        </DeskFact>
      )}
      <DeskFact term={t('trialTerm')}>
        {!trial && t('noTrial')}
        {trial && !trial.failure && t('trialOk', { name: trial.name, at: moment(trial.at) })}
        {trial?.failure && (
          <strong>
            {t('trialFailed', {
              name: trial.name,
              at: moment(trial.at),
              reason: t(`reasons.${trial.failure}`),
            })}
          </strong>
        )}
      </DeskFact>
    </dl>
  )
}
