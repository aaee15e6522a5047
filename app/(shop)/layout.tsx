import '../styles.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { AffiliateTracking } from '@/components/affiliate/banner/affiliate-tracking'
import { bannerTexts } from '@/components/affiliate/banner/banner-texts'
import { MiniPlayer } from '@/components/audio/playing/mini-player'
import { miniPlayerTexts } from '@/components/audio/playing/sample-texts'
import { LockGate } from '@/components/maintenance/lock-gate'
import { maintenanceTexts } from '@/components/maintenance/maintenance-texts'
import { KeepAtHand } from '@/components/offline/keep-at-hand'
import { TurboMode } from '@/components/settings/turbo-mode'
import { EarlyPresses } from '@/components/shell/early-presses'
import { ErrorTextsProvider } from '@/components/shell/error-texts'
import { Footer } from '@/components/shell/footer'
import { Header, KeptNote, SkipLink } from '@/components/shell/header'
import { Toaster } from '@/components/ui/dialogs/toaster'
import { pageTitle } from '@/components/ui/ui-texts'
import { env } from '@/lib/core/env'
import { BANNER_ROOM } from '@/lib/affiliate/link/banner-room'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { EARLY_PRESSES } from '@/lib/http/browser/early-presses'

const archivo = localFont({
  src: '../../fonts/archivo.woff2',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  display: 'swap',
  variable: '--font-archivo',
})

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f2e9' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1613' },
  ],
  colorScheme: 'light dark',
}

/** Only for the pictures of links, which need a whole address, and which nobody asks of a shop without a public origin. */
const LOCAL_ORIGIN = 'http://localhost:3000'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta')
  return {
    metadataBase: new URL(publicOrigin() ?? LOCAL_ORIGIN),
    title: { default: t('title'), template: t('titleTemplate') },
    description: t('description'),
    applicationName: t('name'),
    openGraph: { type: 'website', locale: 'de_DE', siteName: t('name') },
    formatDetection: { telephone: false },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  const errorTexts = {
    pageTitle: await pageTitle(t('errorTitle')),
    title: t('errorTitle'),
    text: t('errorText'),
    retry: t('errorRetry'),
  }
  const page = <ErrorTextsProvider texts={errorTexts}>{children}</ErrorTextsProvider>
  const { AFFILIATE_BANNER: variant } = env()
  const banner = <AffiliateTracking texts={await bannerTexts()} variant={variant} />
  return (
    <html lang="de" className={archivo.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: EARLY_PRESSES }} />
        <script dangerouslySetInnerHTML={{ __html: BANNER_ROOM }} />
        <TurboMode>
          <LockGate texts={await maintenanceTexts()} page={page}>
            <div className="shop-frame">
              <SkipLink />
              {variant === 'top' && banner}
              <Header />
              <KeptNote />
            </div>
            <main id="inhalt" tabIndex={-1} className="grow">
              {page}
            </main>
            <div className="shop-frame">
              {variant === 'corner' && banner}
              <Footer />
              <MiniPlayer texts={await miniPlayerTexts()} />
            </div>
          </LockGate>
        </TurboMode>
        <Toaster closeLabel={(await getTranslations('ui'))('closeToast')} />
        <EarlyPresses />
        <KeepAtHand />
      </body>
    </html>
  )
}
