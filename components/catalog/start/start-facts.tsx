import { getTranslations } from 'next-intl/server'
import { SheetSection } from '@/components/ui/sheet-section'

export async function StartFacts() {
  const t = await getTranslations('start')
  const facts = [
    [t('fact1Title'), t('fact1Text')],
    [t('fact2Title'), t('fact2Text')],
    [t('fact3Title'), t('fact3Text')],
    [t('fact4Title'), t('fact4Text')],
  ]
  return (
    <SheetSection id="fakten" title={t('factsTitle')}>
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {facts.map(([title, text]) => (
          <div key={title} className="grid content-start gap-1">
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  )
}
