import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import type { OfferedBundle } from '@/lib/catalog/bundles/offered-bundles'
import { formatCents } from '@/lib/core/money'

export async function StartBundle({ bundle }: { bundle: OfferedBundle | undefined }) {
  if (!bundle) return null
  const t = await getTranslations('start')
  const { name, price, singles } = bundle
  return (
    <p className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 pb-16 lg:pb-24">
      <span className="text-lg">
        {t.rich('bundle', {
          name,
          price: formatCents(price),
          saving: formatCents(singles - price),
          strong: (text) => <strong className="number">{text}</strong>,
        })}
      </span>
      <ButtonLink tone="secondary" href="/presets#pakete">
        {t('toBundles')}
      </ButtonLink>
    </p>
  )
}
