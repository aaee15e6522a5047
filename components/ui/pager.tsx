import { ButtonLink } from './button'

interface PagerProps {
  label: string
  first?: { href: string; text: string } | undefined
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
