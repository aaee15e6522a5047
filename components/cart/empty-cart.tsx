import { ButtonLink } from '@/components/ui/button'

interface EmptyCartTexts {
  emptyTitle: string
  emptyText: string
  choose: string
}

/** What the cart shows while nothing is in it. */
export function EmptyCart({ texts }: { texts: EmptyCartTexts }) {
  return (
    <div className="grid justify-items-start gap-4 card p-6 sm:p-10">
      <svg viewBox="0 0 240 48" className="h-12 w-60 max-w-full text-outline" aria-hidden="true">
        <path
          d="M0 24h240"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
      </svg>
      <h2 className="text-xl">{texts.emptyTitle}</h2>
      <p className="text-muted">{texts.emptyText}</p>
      <ButtonLink href="/presets">{texts.choose}</ButtonLink>
    </div>
  )
}
