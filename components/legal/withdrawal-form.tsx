import type { ReactNode } from 'react'
import { LegalHeading } from './legal-heading'

/** The model withdrawal form: the wording of annex 2 to Art. 246a § 1 Abs. 2 EGBGB. */
export function WithdrawalForm({ address, email }: { address: ReactNode; email: string }) {
  return (
    <section aria-labelledby="muster-widerrufsformular">
      <LegalHeading>Muster-Widerrufsformular</LegalHeading>
      <p>
        (Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es
        zurück.)
      </p>
      <div className="border border-outline px-5 py-3">
        <p>An:</p>
        {address}
        <p>E-Mail: {email}</p>
        <p>
          Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der
          folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
        </p>
        <ul>
          <li>Bestellt am (*)/erhalten am (*)</li>
          <li>Name des/der Verbraucher(s)</li>
          <li>Anschrift des/der Verbraucher(s)</li>
          <li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li>
          <li>Datum</li>
        </ul>
        <p>(*) Unzutreffendes streichen.</p>
      </div>
    </section>
  )
}
