import { CheckboxField, LinkBeside } from '@/components/ui/fields/field'
import type { CheckoutTexts } from './checkout-texts'

type ConsentTexts = Pick<
  CheckoutTexts,
  | 'shownTerms'
  | 'consentTitle'
  | 'termsApply'
  | 'immediateDelivery'
  | 'withdrawalLoss'
  | 'withdrawal'
  | 'terms'
  | 'privacy'
>

interface ConsentFieldsProps {
  texts: ConsentTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** Unticked at first, and again if the texts of the two declarations change. */
export function ConsentFields({ texts, errors }: ConsentFieldsProps) {
  return (
    <section data-law="" aria-labelledby="consent" className="grid gap-5">
      <h2 id="consent" className="text-xl">
        {texts.consentTitle}
      </h2>
      <CheckboxField
        key={`delivery ${texts.shownTerms}`}
        id="immediateDelivery"
        name="immediateDelivery"
        required
        label={texts.immediateDelivery}
        error={errors['consent.immediateDelivery']}
      />
      <CheckboxField
        key={`loss ${texts.shownTerms}`}
        id="withdrawalLoss"
        name="withdrawalLoss"
        required
        label={texts.withdrawalLoss}
        error={errors['consent.withdrawalLoss']}
      />
      <p className="text-sm">{texts.termsApply}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <LinkBeside href="/widerruf" text={texts.withdrawal} />
        <LinkBeside href="/agb" text={texts.terms} />
        <LinkBeside href="/datenschutz" text={texts.privacy} />
      </p>
    </section>
  )
}

/** Separate from the required boxes, and unticked. */
export function RatingQuestion({ texts }: { texts: Pick<CheckoutTexts, 'shownTerms' | 'askForRating'> }) {
  const { shownTerms, askForRating } = texts
  return (
    <div data-law="">
      <CheckboxField key={shownTerms} id="askForRating" name="askForRating" label={askForRating} />
    </div>
  )
}
