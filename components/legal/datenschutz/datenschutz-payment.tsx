import type { ComponentType } from 'react'
import { owner } from '@/lib/legal/current-owner'
import { retention } from '@/lib/legal/retention'
import { providerSchema, type Provider } from '@/lib/payment/schema'
import { LegalHeading } from '../legal-contents'
import { LegalFacts } from '../legal-facts'

/** The last line below and `lib/legal/texts/agb.ts` name the providers, too. */
const notices: Record<Provider, ComponentType> = { stripe: StripeNotice }

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

function StripeNotice() {
  return (
    <>
      <p>
        Wenn Sie an der Kasse „Karte oder PayPal“ wählen, wo der Shop das anbietet, bezahlen Sie auf der Seite
        von Stripe (Stripe Payments Europe, Limited, Dublin, Irland). Damit Sie dort bezahlen können,
        übermitteln wir Stripe
      </p>
      <ul>
        <li>Ihre E-Mail-Adresse,</li>
        <li>die Namen und Preise der bestellten Presets und damit den Betrag,</li>
        <li>die interne Nummer der Bestellung,</li>
        <li>
          die Adresse Ihrer Bestellseite, zu der Stripe Sie zurückbringt; sie enthält den Schlüssel, der die
          Bestellung öffnet.
        </li>
      </ul>
      <p>
        Bei einer Erstattung nennen wir Stripe die Zahlung und den Betrag. Karten- und Kontodaten geben Sie
        nur bei Stripe ein; wir sehen sie nicht. Stripe meldet uns, ob und wie viel bezahlt, erstattet oder
        von Ihrer Bank zurückgefordert wurde, mit den Kennungen dieser Vorgänge, und aus welchem Land Karte
        oder Konto sind; wir speichern das bei der Bestellung. Ihren Namen und Ihre Telefonnummer erfährt
        Stripe von uns nicht, und auf unseren Seiten läuft kein Programm von Stripe.
      </p>
      <p>
        Für Zahlung, Betrugsabwehr und gesetzliche Nachweise verarbeitet Stripe Ihre Daten in eigener
        Verantwortung und bewahrt sie so lange auf, wie es dafür nötig ist. Dabei können Daten an Stripe in
        den USA gelangen; Grundlage ist der Angemessenheitsbeschluss der EU-Kommission zum Data Privacy
        Framework (Art. 45 DSGVO) und ergänzend die Standardvertragsklauseln (Art. 46 DSGVO). Näheres steht in
        der{' '}
        <a href="https://stripe.com/de/privacy" rel="noreferrer">
          Datenschutzerklärung von Stripe
        </a>
        .
      </p>
    </>
  )
}
