import { getFormatter, getTranslations } from 'next-intl/server'
import type { Section } from '@/lib/core/desk-variables'
import { OPENING_STEPS, type OpeningState, type OpeningStep } from '@/lib/operation/opening-steps'
import type { Opening } from '@/lib/operation/present-opening'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { ClockSentence } from './health-list'
import { DeskFact } from '@/components/desk/facts'

export async function OpeningList({ opening }: { opening: Opening }) {
  const { steps, sampleParts, clock, missing } = opening
  const t = await getTranslations('admin.setup')
  const format = await getFormatter()
  const parts = format.list(sampleParts.map((part) => t(`parts.${part}`)))
  return (
    <section aria-labelledby="opening" className="grid min-w-0 gap-4">
      <h2 id="opening" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width">{t('summary', { count: missing })}</p>
      <dl className="text-width grid gap-2">
        {OPENING_STEPS.map((step) => (
          <DeskFact key={step} term={t(`steps.${step}`)}>
            {steps[step] === 'missing' ? <strong>{t('states.missing')}</strong> : t(`states.${steps[step]}`)}
            {step === 'clock' && steps.clock === 'missing' && <ClockSentence {...clock} />}
            {step !== 'clock' && (steps[step] === 'missing' || steps[step] === 'advised') && (
              <>
                {' '}
                {t(`mend.${mendOf(step, steps[step])}`, { parts })} <Mend step={step} />
              </>
            )}
          </DeskFact>
        ))}
      </dl>
      <OpenShop opening={opening} />
    </section>
  )
}

/** A test key, for which the payment step is `missing`, needs another text than no key. */
const mendOf = (step: Exclude<OpeningStep, 'clock'>, state: OpeningState) =>
  step === 'payment' && state === 'missing' ? 'paymentTried' : step

const sections: Partial<Record<OpeningStep, Section>> = {
  address: 'address',
  mail: 'mail',
  payment: 'payment',
  ownerMail: 'mail',
}

async function OpenShop({ opening: { steps, missing, openedAt, orders } }: { opening: Opening }) {
  const t = await getTranslations('admin.setup')
  if (openedAt !== null) return openedAt > 0 && <p>{t('opened', { at: openedAt })}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-width">{t('trial')}</p>
      {steps.owner === 'missing' ? (
        <p className="text-width">{t('ownerFirst')}</p>
      ) : (
        <ConfirmedAction
          address="/api/admin/setup/opening"
          words="admin.setup.open"
          values={{ orders, missing }}
          destructive
        />
      )}
    </div>
  )
}

async function Mend({ step }: { step: OpeningStep }) {
  const section = sections[step]
  if (!section) return null
  const t = await getTranslations()
  return (
    <a href={`#${section}`} className="inline-block min-h-6 text-accent text-link">
      {t('admin.setup.toSection', { section: t(`setup.sections.${section}.title`) })}
    </a>
  )
}
