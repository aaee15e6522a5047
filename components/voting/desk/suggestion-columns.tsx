import { getFormatter, getTranslations } from 'next-intl/server'
import { suggestionAddress } from '@/components/desk/desk-pages'
import { ShopLink } from '@/components/ui/shop-link'
import { HeadsetLabel, SuggestionBadge } from '../suggestion-item'
import type { Suggestion } from '@/lib/voting/schema'

export async function suggestionColumns() {
  const t = await getTranslations('voting.desk.columns')
  const format = await getFormatter()
  return [
    {
      key: 'game',
      header: t('game'),
      cell: ({ id, kind, game }: Suggestion) => (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          <ShopLink
            href={suggestionAddress(id)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline underline-offset-4"
          >
            {game}
          </ShopLink>
          {kind === 'headset' && <HeadsetLabel />}
        </span>
      ),
    },
    {
      key: 'votes',
      header: t('votes'),
      align: 'end' as const,
      cell: ({ votes, finalVotes = votes }: Suggestion) => format.number(finalVotes),
    },
    {
      key: 'createdAt',
      header: t('createdAt'),
      cell: ({ createdAt }: Suggestion) => format.dateTime(createdAt, { dateStyle: 'medium' }),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ status }: Suggestion) => <SuggestionBadge status={status} />,
    },
  ]
}
