import { useSignedIn } from '@/components/account/use-signed-in'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { HOME } from '@/lib/legal/taxation/home'
import type { CheckoutTexts } from './checkout-texts'
import { EmailField } from '@/components/ui/fields/email-field'

interface BuyerFieldsProps {
  texts: CheckoutTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** A user's data are the fields' defaults, so they never replace what was typed. */
export function BuyerFields({ texts, errors }: BuyerFieldsProps) {
  const user = useSignedIn()
  return (
    <section aria-labelledby="buyer" className="grid gap-5">
      <h2 id="buyer" className="text-xl">
        {texts.buyerTitle}
      </h2>
      {/* Both take the same room: who is signed in is known a moment later. */}
      <p className="min-h-[2lh] text-sm text-muted sm:min-h-[1lh]">
        {user ? texts.asCustomer : texts.asGuest}
      </p>
      <EmailField
        id="email"
        name="email"
        required
        defaultValue={user?.email}
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email}
        suggestion={texts.didYouMean}
      />
      <TextField
        id="name"
        name="name"
        autoComplete="name"
        defaultValue={user?.displayName}
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name}
      />
      <SelectField
        id="country"
        name="country"
        autoComplete="country"
        defaultValue={HOME}
        label={texts.country}
        hint={texts.countryHint}
        error={errors.country}
      >
        {[...texts.countries, ...texts.unsoldCountries].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
