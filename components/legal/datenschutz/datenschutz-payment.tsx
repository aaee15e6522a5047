import type { ComponentType } from 'react'
import { owner } from '@/lib/legal/current-owner'
import { retention } from '@/lib/legal/retention'
import { providerSchema, type Provider } from '@/lib/payment/schema'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'
import { StripeNotice } from './stripe-notice'

/** The data each provider gets. The last line below and `lib/legal/texts/agb.ts` name the providers, too. */
const notices: Record<Provider, ComponentType> = { stripe: StripeNotice }

/** Privacy: data exchanged with bank and payment provider. */
export function DatenschutzPayment() {
  return (
    <>
      <LegalHeading>Bezahlung</LegalHeading>
      <p>
        Wenn Sie überweisen, erhalten wir von unserer Bank ({owner().bank.bankName}) Ihren Namen, Ihre IBAN,
        Betrag und Verwendungszweck, speichern das im Shop und ordnen die Zahlung damit der Bestellung zu. Den
        QR-Code zeichnet unser Server selbst; er geht an keinen anderen Dienst.
      </p>
      {providerSchema.options.map((provider) => {
        const Notice = notices[provider]
        return <Notice key={provider} />
      })}
      <LegalFacts
        purpose="Zahlung und Erstattung, Zuordnung zur Bestellung"
        basis="der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO); für Belege gesetzliche Pflichten (Buchst. c)"
        recipients="unsere Bank; Stripe, wenn Sie dort bezahlen"
        period={
          <>
            so lange wie die Bestellung; Überweisungen, die zu keiner gehören,{' '}
            {retention.settledTransferMonths} Monate, nachdem sie geklärt sind
          </>
        }
      />
    </>
  )
}
