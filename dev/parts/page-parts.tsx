import { BrokenRecords } from '@/components/ui/broken-records'
import { Notice } from '@/components/ui/notice'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/ui-texts'
import { Steps } from '@/components/ui/steps'

const notices = {
  info: 'Die Downloads öffnen sich, sobald die Zahlung da ist.',
  success: 'Die Bestellung ist bezahlt.',
  warning: 'Die Rechnung ist noch nicht bezahlt.',
  danger: 'Der Shop hat nicht geantwortet.',
} as const
const tones = ['info', 'success', 'warning', 'danger'] as const
const statuses = ['active', 'inactive', 'pending', 'success', 'error', 'warning'] as const

/** Messages and states. */
export async function PageParts() {
  const labels = await statusLabels()
  return (
    <>
      {[0, 1, 2].map((current) => (
        <Steps
          key={current}
          label={`Wo Sie gerade sind: ${current + 1} von 3`}
          steps={['Warenkorb', 'Bestellen', 'Zahlen und laden']}
          current={current}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} label={labels[status]} />
        ))}
      </div>
      <div className="text-width grid gap-4">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            {notices[tone]}
          </Notice>
        ))}
        <BrokenRecords keys={['orders/order_1']} />
      </div>
    </>
  )
}
