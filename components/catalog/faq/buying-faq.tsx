import { getTranslations } from 'next-intl/server'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { SheetSection } from '@/components/ui/sheet-section'
import { AllowedRules } from './allowed-rules'

const questions = ['why', 'sonar', 'gHub', 'dolby', 'consoles'] as const

export async function BuyingFaq() {
  const t = await getTranslations('catalog.faq')
  return (
    <SheetSection id="vor-dem-kauf" title={t('title')}>
      <DisclosureList
        items={[
          { title: t('allowed.question'), content: <AllowedRules /> },
          ...questions.map((question) => ({
            title: t(`${question}.question`),
            content: <p>{t(`${question}.answer`)}</p>,
          })),
        ]}
      />
    </SheetSection>
  )
}
