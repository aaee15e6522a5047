import { getTranslations } from 'next-intl/server'

/** The first stop of the keyboard: skips the header. */
export async function SkipLink() {
  const t = await getTranslations('shell')
  return (
    <a
      href="#inhalt"
      className="sr-only rounded-field bg-accent px-5 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3"
    >
      {t('skip')}
    </a>
  )
}
