import { CheckboxField, LinkBeside } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Declarations } from './checkout-props'

interface ConsentFieldsProps {
  declarations: Declarations
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** Unticked at first, and again if the texts of the two declarations change. */
export function ConsentFields({ declarations, errors }: ConsentFieldsProps) {
  const t = useTranslations('checkout')
  const { shownTerms, immediateDelivery, withdrawalLoss } = declarations
  return (
    <section data-law="" aria-labelledby="consent" className="grid gap-5">
      <h2 id="consent" className="text-xl">
        {t('consentTitle')}
      </h2>
      <CheckboxField
        key={`delivery ${shownTerms}`}
        id="immediateDelivery"
        name="immediateDelivery"
        required
        label={immediateDelivery}
        error={errors['consent.immediateDelivery']}
      />
      <CheckboxField
        key={`loss ${shownTerms}`}
        id="withdrawalLoss"
        name="withdrawalLoss"
        required
        label={withdrawalLoss}
        error={errors['consent.withdrawalLoss']}
      />
      <p className="text-sm">{t('termsApply')}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <LinkBeside href="/widerruf" text={t('withdrawal')} />
        <LinkBeside href="/agb" text={t('terms')} />
        <LinkBeside href="/datenschutz" text={t('privacy')} />
      </p>
    </section>
  )
}

/** Separate from the required boxes, and unticked. */
export function RatingQuestion({ shownTerms, askForRating }: Declarations) {
  return (
    <div data-law="">
      <CheckboxField key={shownTerms} id="askForRating" name="askForRating" label={askForRating} />
    </div>
  )
}
