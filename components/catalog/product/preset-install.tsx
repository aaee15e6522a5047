import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'

/** Short instructions for the three most common tools; the guides in the files say more. */
export async function PresetInstall() {
  const t = await getTranslations('catalog.install')
  const tools = [
    [t('windowsTitle'), t('windowsText')],
    [t('linuxTitle'), t('linuxText')],
    [t('androidTitle'), t('androidText')],
  ]
  return (
    <section aria-labelledby="einrichten" className="grid gap-3">
      <h2 id="einrichten" className="text-xl">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {tools.map(([title, text]) => (
          <li key={title} className="grid gap-0.5 py-3">
            <h3 className="text-sm">{title}</h3>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('more')}</p>
      <p className="text-sm">
        <ShopLink
          href="/hilfe#einrichten"
          className="inline-flex min-h-11 items-center font-medium underline decoration-outline underline-offset-4 hover:text-accent"
        >
          {t('help')}
        </ShopLink>
      </p>
    </section>
  )
}
