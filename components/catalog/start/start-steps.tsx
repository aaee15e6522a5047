import { getTranslations } from 'next-intl/server'
import { SheetSection } from '@/components/ui/sheet-section'

export async function StartSteps() {
  const t = await getTranslations('start')
  const steps = [
    [t('step1Title'), t('step1Text')],
    [t('step2Title'), t('step2Text')],
    [t('step3Title'), t('step3Text')],
  ]
  return (
    <SheetSection id="so-gehts" title={t('stepsTitle')}>
      <ol className="grid gap-6 sm:gap-5">
        {steps.map(([title, text], index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] gap-y-1 sm:grid-cols-[2.5rem_14rem_1fr] sm:items-baseline"
          >
            <span className="number text-lg text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-sm text-muted max-sm:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
