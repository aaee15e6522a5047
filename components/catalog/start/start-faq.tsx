import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { SheetSection } from '@/components/ui/sheet-section'
import { ShopLink } from '@/components/ui/shop-link'

const toHeadsets = (text: ReactNode) => (
  <ShopLink href="/headset" className="text-accent text-link">
    {text}
  </ShopLink>
)

export async function StartFaq() {
  const t = await getTranslations('start')
  const questions = [
    [t('faq1Question'), t('faq1Answer')],
    [t('faq2Question'), t.rich('faq2Answer', { link: toHeadsets })],
    [t('faq3Question'), t('faq3Answer')],
    [t('faq4Question'), t('faq4Answer')],
    [t('faq5Question'), t('faq5Answer')],
  ] as const
  return (
    <SheetSection id="fragen" title={t('faqTitle')}>
      <DisclosureList items={questions.map(([title, content]) => ({ title, content: <p>{content}</p> }))} />
    </SheetSection>
  )
}
