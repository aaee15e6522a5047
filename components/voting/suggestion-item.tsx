import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EvenlyShapedName } from '@/components/audio/evenly-shaped-name'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import { voteLift } from '@/lib/voting/list-suggestions'
import type { Suggestion } from '@/lib/voting/schema'

interface SuggestionItemProps {
  suggestion: Suggestion
  /** By votes, if the list is in that order. */
  rank: number | undefined
  /** The first suggestion's votes. */
  most: number
  hasState: boolean
  children?: ReactNode
}

/** The votes shape the letters of its name. A released one links to its preset or headset. */
export async function SuggestionItem({ suggestion, rank, most, hasState, children }: SuggestionItemProps) {
  const t = await getTranslations('voting')
  const format = await getFormatter()
  const { kind, game, status, votes, finalVotes = votes, presetId, headsetId } = suggestion
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
      <p className="number col-start-1 min-w-[2ch] self-start text-xl leading-[2.5rem] text-muted empty:hidden">
        {rank !== undefined && (
          <>
            <span className="sr-only">{t('rank')} </span>
            {format.number(rank)}
          </>
        )}
      </p>
      <div className="col-start-2 grid min-w-0 gap-1">
        <h3 aria-label={game} className="text-2xl leading-[2.5rem] text-wrap">
          <EvenlyShapedName name={game} lift={voteLift(finalVotes, most)} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <span className="number font-semibold">
            {t('votes', { count: finalVotes, number: format.number(finalVotes) })}
          </span>
          {status === 'open' && !hasState && (
            <span className="number text-muted">{t('near', { count: Math.max(0, most - finalVotes) })}</span>
          )}
          {kind === 'headset' && <HeadsetLabel />}
          {hasState && <SuggestionBadge status={status} />}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:col-start-2">
        {status === 'released' && presetId !== undefined && (
          <ShopLink href={`/presets/${presetId}`} className="button button-secondary">
            {t('toPreset')}
            <span className="sr-only">: {game}</span>
          </ShopLink>
        )}
        {status === 'released' && headsetId !== undefined && (
          <ShopLink href={`/headset/${headsetId}`} className="button button-secondary">
            {t('toHeadset')}
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

/** Most suggestions are games. */
export async function HeadsetLabel() {
  const t = await getTranslations('voting.kinds')
  return (
    <span className="inline-flex min-h-6 items-center rounded-field border border-outline px-2 text-xs font-semibold text-muted">
      {t('headset')}
    </span>
  )
}
