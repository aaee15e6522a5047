import { retention } from '@/lib/legal/retention'
import { LegalHeading } from './legal-heading'

/** Privacy: how long everything is kept, by the numbers that the daily tidying goes by. */
export function DatenschutzPeriods() {
  const days = (count: number) => `${count} Tage`
  const rows = [
    [
      'Bezahlte Bestellungen und Rechnungen',
      `${retention.bookYears} Jahre vom Ende des Jahres an (§ 147 AO, § 14b UStG)`,
    ],
    [
      'Bestellungen, die nicht bezahlt werden',
      `nach ${days(retention.unpaidOrderDays)}n storniert, ${days(retention.unpaidOrderAnonymousDays)} danach anonym`,
    ],
    [
      'Überweisung, die zu keiner Bestellung gehört',
      `${retention.settledTransferMonths} Monate, nachdem sie geklärt ist`,
    ],
    ['Erklärte Widerrufe', `${retention.bookYears} Jahre vom Ende des Jahres an`],
    ['E-Mails, die der Shop verschickt hat', days(retention.mailDays)],
    [
      'Gezählter Besuch: gekürzte Adresse, User-Agent, Prüfwert, Parameter der Adressen',
      days(retention.clickDetailsDays),
    ],
    ['Prüfwert der Adresse, von der für einen Partner bestellt wurde', days(retention.addressHashDays)],
    [
      'Prüfwert des Zahlungsmittels eines Kaufs für einen Partner',
      `bis zum Ende des ${retention.paymentPrintMonths + 1}. Monats`,
    ],
    ['Gezählter Besuch ohne Kauf', `${retention.clickWithoutSaleMonths} Monate`],
    ['Ihre E-Mail-Adresse in der Abrechnung mit einem Partner', days(retention.saleEmailDays)],
    ['Kundenkonto mit Name, Bild und eigenen Presets', 'bis Sie es löschen'],
    ['Stimmen für Spiele', 'bis das Preset erscheint oder Sie sie zurücknehmen'],
    ['Bewertungen', 'bis Sie sie oder Ihr Konto löschen, höchstens so lange wie die Bestellung'],
  ]
  return (
    <>
      <LegalHeading>Wie lange wir Daten aufbewahren</LegalHeading>
      <p>Was seine Frist erreicht hat, löscht der Shop von selbst; er sieht jeden Tag nach.</p>
      <table className="my-5 w-full border-b border-line text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4">
              Was
            </th>
            <th scope="col" className="py-2">
              Wie lange
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, period]) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="w-1/2 py-2.5 pr-4 font-normal hyphens-auto">
                {what}
              </th>
              <td className="py-2.5 number">{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Cookies und Einträge im Browser gelten wie oben beschrieben; löschen können Sie sie jederzeit selbst.
        Über https tragen die Namen unserer Cookies den Vorsatz <code>__Host-</code>.
      </p>
    </>
  )
}
