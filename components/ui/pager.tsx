import { ButtonLink } from './button'

interface PagerProps {
  /** Names the list for those who hear it. */
  label: string
  /** Back to the beginning of the list; missing there. */
  first?: { href: string; text: string } | undefined
  /** On to its next part; missing at the end. */
  next?: { href: string; text: string } | undefined
}

/** The ways on from a part of a list. */
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
