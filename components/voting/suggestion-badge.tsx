import { getTranslations } from 'next-intl/server'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import type { Suggestion } from '@/lib/voting/schema'

const looks = {
  open: 'pending',
  started: 'active',
  released: 'success',
  hidden: 'inactive',
} as const satisfies Record<Suggestion['status'], Status>

export async function SuggestionBadge({ status }: Pick<Suggestion, 'status'>) {
  const t = await getTranslations('voting.states')
  return <StatusBadge status={looks[status]} label={t(status)} />
}
