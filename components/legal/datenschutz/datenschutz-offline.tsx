import type { ReactNode } from 'react'
import { LegalFacts } from '../legal-facts'
import { LegalHeading } from '../legal-contents'

export function DatenschutzOffline({ atHandChoice }: { atHandChoice?: ReactNode }) {
  return (
    <>
      <LegalHeading>Ohne Verbindung</LegalHeading>
      <p>
        Damit Sie Gekauftes auch ohne Verbindung öffnen können, legt Ihr Browser Kopien ab (Service Worker und{' '}
        <code>CacheStorage</code>): die Startseite, die Liste der Presets, die Seiten von Presets, die Sie
        angesehen haben, und die Seiten bezahlter Bestellungen, die Sie geöffnet haben, mit den Dateien,
        sobald Sie eine davon geladen haben. Dazu merkt er sich, ob der Shop zuletzt gesperrt war und welches
        Konto zuletzt angemeldet war. An uns geht nichts davon.
      </p>
      <p>
        Melden Sie sich ab, werden Bestellungen und Dateien auf diesem Gerät gelöscht. Haben Sie ohne Konto
        auf einem fremden Gerät bestellt, löschen Sie sie hier:
      </p>
      {atHandChoice}
      <LegalFacts
        purpose="Gekauftes und zuletzt Gesehenes ohne Verbindung zeigen"
        basis="unbedingt erforderlich für den gewünschten Dienst (§ 25 Abs. 2 Nr. 2 TDDDG); soweit es Bestellungen betrifft, der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO)"
        recipients="niemand; die Kopien bleiben in Ihrem Browser"
        period="höchstens 40 Seiten des Shops und 20 Bestellungen, was am längsten nicht gesehen wurde, weicht zuerst; mit einer neuen Version des Shops werden die Seiten ersetzt"
      />
    </>
  )
}
