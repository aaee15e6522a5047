import { useTranslations } from 'next-intl'

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

export function LegalHeading({ children }: { children: string }) {
  return <h2 id={anchorOf(children)}>{children}</h2>
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
