import { getTranslations } from 'next-intl/server'
import { StatementUpload } from './statement-upload'

/** Where bank statements are dropped. */
export async function StatementSection() {
  const t = await getTranslations('statements.upload')
  const counts = {
    sure: t('counts.sure'),
    doubtful: t('counts.doubtful'),
    unmatched: t('counts.unmatched'),
    known: t('counts.known'),
  }
  const texts = {
    label: t('label'),
    hint: t('hint'),
    prompt: t('prompt'),
    reading: t('reading'),
    tooLarge: t('tooLarge'),
    noAnswer: t('noAnswer'),
    counts,
  }
  return (
    <section aria-labelledby="statements" className="grid min-w-0 gap-4">
      <h2 id="statements" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <StatementUpload texts={texts} />
    </section>
  )
}
