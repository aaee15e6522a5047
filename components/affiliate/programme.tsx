import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'

const steps = ['share', 'record', 'earn'] as const
const rules = ['day', 'own', 'end', 'price', 'privacy'] as const

/** What the referral programme is; how to sign in stands there only for who is not. */
export async function Programme({ isSignedIn }: { isSignedIn: boolean }) {
  const t = await getTranslations('affiliate.partner')
  return (
    <>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-2 card p-5">
            <span className="eyebrow" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="text-lg">{t(`steps.${step}.title`)}</h2>
            <p className="text-sm text-muted">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="rules" className="text-width grid gap-3">
        <h2 id="rules" className="text-xl">
          {t('rulesTitle')}
        </h2>
        <ul className="grid list-disc gap-2 pl-5 marker:text-accent">
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="join" className="text-width grid justify-items-start gap-4">
        <h2 id="join" className="text-xl">
          {t('joinTitle')}
        </h2>
        <p className="text-muted">{t(isSignedIn ? 'joinSignedIn' : 'joinText')}</p>
        {!isSignedIn && (
          <ButtonLink href="/anmelden?zurueck=/partner" tone="secondary">
            {t('signIn')}
          </ButtonLink>
        )}
      </section>
    </>
  )
}
