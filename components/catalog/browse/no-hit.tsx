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

/** Takes the place of presets when none is found: lists the games, and offers to vote for another one. */
export function NoHit({ query, games, texts, onReset }: NoHitProps) {
  const address = `/abstimmen?${new URLSearchParams({ suche: query }).toString()}#vorschlaege`
  return (
    <EmptyState title={texts.title} text={texts.text}>
      <Button tone="secondary" onClick={onReset}>
        {texts.reset}
      </Button>
      <ButtonLink href={address} tone="quiet">
        {texts.vote}
      </ButtonLink>
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
