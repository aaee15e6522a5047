import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'

export async function PresetBreadcrumb({ name }: { name: string }) {
  const t = await getTranslations('catalog')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <ShopLink
            href="/presets"
            className="relative z-10 -my-1.5 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('title')}
          </ShopLink>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
