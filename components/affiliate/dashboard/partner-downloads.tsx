import { useTranslations } from 'next-intl'
import type { Period } from '@/lib/affiliate/figures/figure-periods'

/** A period's clicks, sales and ledger as files. */
export function PartnerDownloads({ period }: { period: Period }) {
  const t = useTranslations('affiliate.partner.downloads')
  return (
    <section aria-labelledby="downloads" className="grid gap-3">
      <h2 id="downloads" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text', { days: period })}</p>
      <p className="flex flex-wrap gap-3">
        {(['clicks', 'sales', 'ledger'] as const).map((file) => (
          <a
            key={file}
            href={`/api/partner/${file}.csv?zeitraum=${period}`}
            download
            className="button button-secondary"
          >
            {t(file)}
          </a>
        ))}
      </p>
    </section>
  )
}
