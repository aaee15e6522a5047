import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { HouseCurve } from '@/components/audio/house/house-curve'
import { PageHead } from '@/components/audio/house/page-head'
import { BuyingFaq } from '@/components/catalog/faq/buying-faq'
import { ProgramGuides } from '@/components/catalog/start/program-guides'
import { StartFaq } from '@/components/catalog/start/start-faq'
import { StepPicture } from '@/components/delivery/installation/step-picture'
import { OwnerContact } from '@/components/legal/owner-address'
import { DisclosureList } from '@/components/ui/disclosure-list'
import { SheetSection } from '@/components/ui/sheet-section'
import { ShopLink } from '@/components/ui/shop-link'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { owner } from '@/lib/legal/current-owner'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell')
  return {
    title: t('help'),
    description: t('helpPage.description'),
    alternates: { canonical: publicOrigin() && '/hilfe' },
  }
}

export default async function HelpPage() {
  const shell = await getTranslations('shell')
  const t = await getTranslations('shell.helpPage')
  return (
    <>
      <div className="pb-14">
        <PageHead title={shell('help')} curve={<HouseCurve />}>
          <p>{t('lead')}</p>
        </PageHead>
      </div>
      <SheetSection id="einrichten" title={t('setupTitle')}>
        <p className="text-width pb-6 text-sm text-muted">{t('setupText')}</p>
        <ProgramGuides />
      </SheetSection>
      <Trouble />
      <Recording />
      <SheetSection id="bestellung" title={t('orderTitle')}>
        <div className="text-width grid gap-3">
          <p>{t('orderLink')}</p>
          <p>{t.rich('orderAccount', { link: linkTo('/konto') })}</p>
          <p>{t.rich('orderLost', { link: linkTo('/bestellung-finden') })}</p>
        </div>
      </SheetSection>
      <SheetSection id="widerrufen" title={t('withdrawalTitle')}>
        <p className="text-width">
          {t.rich('withdrawalText', { form: linkTo('/vertrag-widerrufen'), link: linkTo('/widerruf') })}
        </p>
      </SheetSection>
      <SheetSection id="kontakt" title={t('contactTitle')}>
        <div className="text-width grid gap-3 [&_a]:underline [&_a]:underline-offset-4">
          <OwnerContact owner={owner()} />
          <p>{t('contactText')}</p>
          <p>{t.rich('contactAddress', { link: linkTo('/impressum') })}</p>
        </div>
      </SheetSection>
      <BuyingFaq />
      <StartFaq />
    </>
  )
}

async function Trouble() {
  const t = await getTranslations('shell.helpPage')
  const problems = (['same', 'quiet', 'distorted', 'blurred'] as const).map((problem) => ({
    title: t(`trouble.${problem}.question`),
    content: <p>{t(`trouble.${problem}.answer`)}</p>,
  }))
  return (
    <SheetSection id="probleme" title={t('troubleTitle')}>
      <DisclosureList items={problems} />
    </SheetSection>
  )
}

async function Recording() {
  const t = await getTranslations('shell.helpPage')
  const { record } = (await getMessages()).shell.helpPage
  const ways = (['windows', 'steam', 'console', 'browser'] as const).map((way) => ({
    title: t(`record.${way}.question`),
    content: (
      <>
        <p>{t(`record.${way}.answer`)}</p>
        <StepPicture title={record[way].window} lines={record[way].lines} press={2} />
      </>
    ),
  }))
  return (
    <SheetSection id="aufnehmen" title={t('recordTitle')}>
      <p className="text-width pb-2 text-sm text-muted">{t('recordText')}</p>
      <DisclosureList items={ways} />
    </SheetSection>
  )
}

function linkTo(href: string) {
  return function LinkText(text: ReactNode) {
    return (
      <ShopLink href={href} className="font-medium text-link">
        {text}
      </ShopLink>
    )
  }
}
