import { getFormatter, getTranslations } from 'next-intl/server'
import { FreshDownload } from '@/components/account/proof/fresh-download'
import { buttonStyle } from '@/components/ui/button'
import { DeskFact } from '@/components/desk/facts'

interface ProgramFactsProps {
  version: string
  build: string | null
  format: number
  engine: 'sqlite' | 'firebase'
  /** Bytes; null if unknown. */
  size: number | null
  /** ms; null if there is none. */
  lastBackup: number | null
}

export async function ProgramFacts(props: ProgramFactsProps) {
  const t = await getTranslations('admin.operation')
  const format = await getFormatter()
  const { version, build, engine, size, lastBackup } = props
  const sizeText = size === null ? null : format.number(size / 1_000_000, { maximumFractionDigits: 1 })
  return (
    <>
      <section aria-labelledby="program" className="grid min-w-0 gap-4">
        <h2 id="program" className="text-xl">
          {t('program.title')}
        </h2>
        <dl className="text-width grid gap-2">
          <DeskFact term={t('program.version')}>{version}</DeskFact>
          <DeskFact term={t('program.build')}>{build ?? t('program.noBuild')}</DeskFact>
          <DeskFact term={t('program.engine')}>{t(`program.engines.${engine}`)}</DeskFact>
          <DeskFact term={t('program.format')}>{props.format}</DeskFact>
          <DeskFact term={t('program.size')}>
            {sizeText === null ? t('program.noSize') : t('program.megabytes', { size: sizeText })}
          </DeskFact>
        </dl>
      </section>
      <section aria-labelledby="backup" className="grid min-w-0 gap-4">
        <h2 id="backup" className="text-xl">
          {t('backup.title')}
        </h2>
        <p className="text-width">
          {lastBackup === null
            ? t('backup.none')
            : t('backup.last', {
                at: format.dateTime(lastBackup, { dateStyle: 'long', timeStyle: 'short' }),
              })}
        </p>
        <p className="text-width text-sm text-muted">{t(`backup.text.${engine}`)}</p>
        <p>
          <FreshDownload href="/api/admin/backup" className={buttonStyle('secondary')}>
            {t('backup.load')}
          </FreshDownload>
        </p>
      </section>
    </>
  )
}
