import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/button'
import { chartLines, ChartFrame } from '@/components/ui/charts/chart-frame'
import { Sparkline } from '@/components/ui/charts/sparkline'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import { StatusBadge } from '@/components/ui/status-badge'

const orders = [
  { reference: 'SK-7QX4P', email: 'eine.sehr.lange.adresse.ohne.pause@beispiel.example', total: '9,80 €' },
  { reference: 'SK-2MKWR', email: 'kurz@example.com', total: '4,90 €' },
]
const months = [
  { month: 'September', clicks: 40, sales: 12, earnings: 3 },
  { month: 'Oktober', clicks: 90, sales: 30, earnings: 9 },
  { month: 'November', clicks: 70, sales: 55, earnings: 14 },
]
const lines = ['clicks', 'sales', 'earnings'] as const

/** Lists, and their empty states. */
export function ListParts() {
  return (
    <>
      <LinkTabs
        label="Bestellungen nach Stand"
        tabs={[
          { href: '/bauteile', text: 'Alle', isCurrent: true },
          { href: '/bauteile?stand=offen', text: 'Offen', count: 12, isCurrent: false },
          { href: '/bauteile?stand=storniert', text: 'Storniert', count: 0, isCurrent: false },
        ]}
      />
      <DataTable
        caption="Bestellungen"
        columns={[
          { key: 'reference', header: 'Bestellung', cell: ({ reference }) => reference },
          { key: 'email', header: 'E-Mail', cell: ({ email }) => email },
          { key: 'status', header: 'Stand', cell: () => <StatusBadge status="pending" label="Offen" /> },
          { key: 'total', header: 'Summe', align: 'end', cell: ({ total }) => total },
        ]}
        rows={orders}
        rowKey={({ reference }) => reference}
      />
      <Pager
        label="Seiten der Bestellungen"
        first={{ href: '/bauteile', text: 'Neueste Bestellungen' }}
        next={{ href: '/bauteile?vor=1', text: 'Ältere Bestellungen' }}
      />
      <EmptyState
        heading="h3"
        title="Hier ist noch nichts"
        text="Bestellungen stehen hier, sobald es welche gibt."
      >
        <ButtonLink href="/presets">Presets ansehen</ButtonLink>
      </EmptyState>
      <ChartPart />
      <div className="grid max-w-56 gap-4">
        <Sparkline
          values={[2, 0, 3, 1, 4, 4, 7]}
          before={[1, 2, 0, 2, 1, 3, 2]}
          label="Mit der Woche davor"
        />
        <Sparkline values={[2, 0, 3, 1, 4, 4, 7]} before={null} label="Ohne die Woche davor" />
      </div>
    </>
  )
}

function ChartPart() {
  return (
    <ChartFrame
      title="Drei Monate"
      legend={['Klicks', 'Verkäufe', 'Verdienst']}
      tableLabel="Dieselben Werte als Tabelle"
      table={
        <DataTable
          caption="Drei Monate"
          isCaptionHidden
          columns={[
            { key: 'month', header: 'Monat', cell: ({ month }) => month },
            { key: 'clicks', header: 'Klicks', align: 'end', cell: ({ clicks }) => clicks },
            { key: 'sales', header: 'Verkäufe', align: 'end', cell: ({ sales }) => sales },
            { key: 'earnings', header: 'Verdienst', align: 'end', cell: ({ earnings }) => earnings },
          ]}
          rows={months}
          rowKey={({ month }) => month}
        />
      }
    >
      <svg viewBox="0 0 200 100" role="img" aria-label="Klicks, Verkäufe und Verdienst" className="max-w-2xl">
        {chartLines.map(({ className, strokeDasharray }, index) => (
          <polyline
            key={className}
            className={className}
            points={months
              .map((month, at) => `${at * 100},${100 - month[lines[index] ?? 'clicks']}`)
              .join(' ')}
            fill="none"
            stroke="currentColor"
            strokeDasharray={strokeDasharray}
          />
        ))}
      </svg>
    </ChartFrame>
  )
}
