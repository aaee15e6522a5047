import { useTranslations } from 'next-intl'
import type { OrderView } from '@/lib/orders/view-schema'

export function NewVersions({ changes }: { changes: OrderView['items'][number]['changes'] }) {
  const t = useTranslations('orders')
  const [newest] = changes
  if (!newest) return null
  return (
    <div className="text-width grid gap-2 text-sm">
      <p className="font-semibold">{t('newVersion', { version: newest.version })}</p>
      <ul className="grid gap-1">
        {changes.map(({ version, text }) => (
          <li key={version} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <span className="number">v{version}</span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
