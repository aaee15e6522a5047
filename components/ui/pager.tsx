import { ButtonLink } from './button'

interface PagerProps {
  /** Names the list for screen readers. */
  label: string
  /** Missing on the first page. */
  first?: { href: string; text: string } | undefined
  /** Missing on the last page. */
  next?: { href: string; text: string } | undefined
}

export function Pager({ label, first, next }: PagerProps) {
  if (!first && !next) return null
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {[first, next].map(
        (link) =>
          link && (
            <ButtonLink key={link.href} href={link.href} tone="secondary">
              {link.text}
            </ButtonLink>
          ),
      )}
    </nav>
  )
}
