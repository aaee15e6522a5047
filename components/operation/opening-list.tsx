import { getFormatter, getTranslations } from 'next-intl/server'
import type { Section } from '@/lib/core/storable'
import type { OwnerPart } from '@/lib/legal/owner-fields'
import { OPENING_STEPS, type OpeningState, type OpeningStep } from '@/lib/operation/opening-steps'
import { DeskFact } from '@/components/desk/facts'

interface OpeningListProps {
  steps: Record<OpeningStep, OpeningState>
  /** The parts of the owner's data that are still the sample. */
  sampleParts: OwnerPart[]
}

/** Says what keeps the shop from opening, why, and where to mend it. */
export async function OpeningList({ steps, sampleParts }: OpeningListProps) {
  const t = await getTranslations('admin.setup')
  const format = await getFormatter()
  const missing = OPENING_STEPS.filter((step) => steps[step] === 'missing')
  const parts = format.list(sampleParts.map((part) => t(`parts.${part}`)))
  return (
    <section aria-labelledby="opening" className="grid min-w-0 gap-4">
      <h2 id="opening" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width">{t('summary', { count: missing.length })}</p>
      <dl className="text-width grid gap-2">
        {OPENING_STEPS.map((step) => (
          <DeskFact key={step} term={t(`steps.${step}`)}>
            {steps[step] === 'missing' ? <strong>{t('states.missing')}</strong> : t(`states.${steps[step]}`)}
            {(steps[step] === 'missing' || steps[step] === 'advised') && (
              <>
                {' '}
                {t(`mend.${step}`, { parts })} <Mend step={step} />
              </>
            )}
          </DeskFact>
        ))}
      </dl>
    </section>
  )
}

/** The section of this page where a step is done, if it has one. */
const sections: Partial<Record<OpeningStep, Section>> = {
  address: 'address',
  signIn: 'signIn',
  mail: 'mail',
  payment: 'payment',
  ownerMail: 'mail',
}

async function Mend({ step }: { step: OpeningStep }) {
  const section = sections[step]
  if (!section) return null
  const t = await getTranslations()
  return (
    <a href={`#${section}`} className="inline-block min-h-6 text-accent underline underline-offset-4">
      {t('admin.setup.toSection', { section: t(`setup.sections.${section}.title`) })}
    </a>
  )
}
