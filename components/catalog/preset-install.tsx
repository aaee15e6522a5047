import { getTranslations } from 'next-intl/server'

/** How a preset gets into the three tools that most players have, in short; the guide in the files says more. */
export async function PresetInstall() {
  const t = await getTranslations('catalog.install')
  const tools = [
    [t('windowsTitle'), t('windowsText')],
    [t('linuxTitle'), t('linuxText')],
    [t('androidTitle'), t('androidText')],
  ]
  return (
    <section aria-labelledby="einrichten" className="grid gap-4">
      <h2 id="einrichten" className="text-xl">
        {t('title')}
      </h2>
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {tools.map(([title, text]) => (
          <li key={title} className="grid content-start gap-1 border-t border-outline pt-3">
            <h3 className="text-base">{title}</h3>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('more')}</p>
    </section>
  )
}
