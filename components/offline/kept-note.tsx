import { getTranslations } from 'next-intl/server'

/** A note on kept pages; `KEPT_MARK` (lib/offline/page-files) shows it without a script. */
export async function KeptNote() {
  const t = await getTranslations('offline')
  return (
    <p className="hidden border-b border-line text-sm in-data-kept:block">
      <span className="page-width block py-2">
        <strong>{t('title')}.</strong> {t('keptNote')}
      </span>
    </p>
  )
}
