'use client'

import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ShopLink } from '@/components/ui/shop-link'
import type { CatalogTexts } from './catalog-texts'

interface NoHitProps {
  query: string
  games: readonly string[]
  texts: CatalogTexts['noHit']
  onReset: () => void
}

/** Where a game is suggested, or voted for. */
export function votingAddress(game: string): string {
  return `/abstimmen?${new URLSearchParams({ suche: game }).toString()}#vorschlaege`
}

/** Takes the place of presets when none is found: lists the games, and offers to vote for another one. */
export function NoHit({ query, games, texts, onReset }: NoHitProps) {
  return (
    <EmptyState title={texts.title} text={texts.text}>
      <ButtonLink href={votingAddress(query)}>{texts.vote}</ButtonLink>
      <Button tone="secondary" onClick={onReset}>
        {texts.reset}
      </Button>
      <nav aria-label={texts.games} className="w-full">
        <ul className="flex flex-wrap gap-x-6">
          {games.map((game) => (
            <li key={game}>
              <ShopLink
                href={`/presets?${new URLSearchParams({ spiel: game }).toString()}`}
                className="inline-flex min-h-11 items-center font-medium underline decoration-outline underline-offset-4 hover:text-accent"
              >
                {game}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  )
}
