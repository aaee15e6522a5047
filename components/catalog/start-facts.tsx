import { getTranslations } from 'next-intl/server'

/** What a buyer gets, and what not. */
export async function StartFacts() {
  const t = await getTranslations('start')
  const facts = [
    [t('fact1Title'), t('fact1Text')],
    [t('fact2Title'), t('fact2Text')],
    [t('fact3Title'), t('fact3Text')],
    [t('fact4Title'), t('fact4Text')],
  ]
  return (
    <section
      aria-labelledby="fakten"
      className="page-width grid gap-8 py-16 lg:grid-cols-[1fr_2fr] lg:gap-12"
    >
      <h2 id="fakten" className="text-2xl">
        {t('factsTitle')}
      </h2>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {facts.map(([title, text]) => (
          <div key={title} className="grid content-start gap-1.5">
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
