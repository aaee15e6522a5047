import { useTranslations } from 'next-intl'
import { anchorOf } from './legal-heading'

/** The table of contents of a long text. */
export function LegalContents({ headings }: { headings: readonly string[] }) {
  const t = useTranslations('legal')
  return (
    <nav aria-label={t('contents')} className="text-sm lg:sticky lg:top-24 lg:self-start print:hidden">
      <ol>
        {headings.map((heading) => (
          <li key={heading} className="border-t border-line">
            <a
              href={`#${anchorOf(heading)}`}
              className="flex min-h-11 items-center py-1.5 text-muted underline-offset-4 hover:text-text hover:underline lg:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
