import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import type { Suggestion } from '@/lib/voting/schema'

interface SuggestionItemProps {
  suggestion: Suggestion
  /** The actions for it. */
  children?: ReactNode
}

/** A suggestion with its votes. A released one leads to its preset. */
export async function SuggestionItem({ suggestion, children }: SuggestionItemProps) {
  const t = await getTranslations('voting')
  const format = await getFormatter()
  const { game, status, votes, finalVotes = votes, presetId } = suggestion
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1.5">
        <h3 className="text-lg wrap-anywhere">{game}</h3>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span className="number font-semibold">
            {t('votes', { count: finalVotes, number: format.number(finalVotes) })}
          </span>
          <SuggestionBadge status={status} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {status === 'released' && presetId !== undefined && (
          <ShopLink href={`/presets/${presetId}`} className="button button-secondary">
            {t('toPreset')}
            <span className="sr-only">: {game}</span>
          </ShopLink>
        )}
        {children}
      </div>
    </li>
  )
}

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
