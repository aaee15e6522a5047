import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

interface EmptyCartTexts {
  emptyTitle: string
  emptyText: string
  choose: string
  compare: string
}

/** In cart and checkout. */
export function EmptyCart({ texts }: { texts: EmptyCartTexts }) {
  return (
    <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
      <ButtonLink href="/presets">{texts.choose}</ButtonLink>
      <ButtonLink href="/vergleich" tone="secondary">
        {texts.compare}
      </ButtonLink>
    </EmptyState>
  )
}
