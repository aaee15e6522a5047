import { getTranslations } from 'next-intl/server'

/** How it works: choose, load, play. */
export async function StartSteps() {
  const t = await getTranslations('start')
  const steps = [
    [t('step1Title'), t('step1Text')],
    [t('step2Title'), t('step2Text')],
    [t('step3Title'), t('step3Text')],
  ]
  return (
    <section id="so-gehts" aria-labelledby="so-gehts-titel" className="border-y border-line bg-surface">
      <div className="page-width grid gap-8 py-14">
        <h2 id="so-gehts-titel" className="text-2xl">
          {t('stepsTitle')}
        </h2>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map(([title, text], index) => (
            <li key={title} className="grid content-start gap-2 border-t border-outline pt-4">
              <p className="number text-accent" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="text-lg">{title}</h3>
              <p className="text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
