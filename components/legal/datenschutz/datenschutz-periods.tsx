import { env } from '@/lib/core/env'
import { keptData, keptInBackups } from '@/lib/legal/kept-data'
import { copyPlace } from '@/lib/operation/copies/litestream'
import { LegalHeading } from '../legal-contents'

export function DatenschutzPeriods() {
  const rows = [...Object.values(keptData), ...(copyPlace(env()) !== null ? [keptInBackups] : [])]
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
          {rows.map(({ what, period }) => (
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
