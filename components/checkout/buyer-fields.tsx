import { TextField } from '@/components/ui/field'
import type { CheckoutTexts } from './checkout-texts'

interface BuyerFieldsProps {
  texts: CheckoutTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** Who buys, and how they pay. */
export function BuyerFields({ texts, errors }: BuyerFieldsProps) {
  return (
    <>
      <section aria-labelledby="buyer" className="grid gap-5">
        <h2 id="buyer" className="text-xl">
          {texts.buyerTitle}
        </h2>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          label={texts.email}
          hint={texts.emailHint}
          error={errors.email}
        />
        <TextField
          id="name"
          name="name"
          autoComplete="name"
          label={texts.name}
          hint={texts.nameHint}
          error={errors.name}
        />
      </section>
      <fieldset className="grid gap-3">
        <legend className="mb-5 text-xl font-semibold">{texts.paymentTitle}</legend>
        <label className="flex items-center gap-3 rounded-field border border-accent bg-surface px-4 py-3 font-semibold">
          <input
            type="radio"
            name="paymentMethod"
            value="vorkasse"
            defaultChecked
            className="size-5 accent-accent"
          />
          {texts.vorkasse}
        </label>
        <p className="text-sm text-muted">{texts.vorkasseHint}</p>
      </fieldset>
    </>
  )
}
