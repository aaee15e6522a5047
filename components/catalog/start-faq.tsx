import { getTranslations } from 'next-intl/server'

/** Questions that come before a purchase, answered without a script. */
export async function StartFaq() {
  const t = await getTranslations('start')
  const questions = [
    [t('faq1Question'), t('faq1Answer')],
    [t('faq2Question'), t('faq2Answer')],
    [t('faq3Question'), t('faq3Answer')],
    [t('faq4Question'), t('faq4Answer')],
    [t('faq5Question'), t('faq5Answer')],
  ]
  return (
    <section aria-labelledby="fragen" className="page-width grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
      <h2 id="fragen" className="text-2xl">
        {t('faqTitle')}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(([question, answer]) => (
          <details key={question}>
            <summary className="disclosure min-h-14 py-3">{question}</summary>
            <p className="text-width pb-5 text-sm text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
