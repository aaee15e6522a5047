import { env } from '@/lib/core/env'
import './styles.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { LockGate } from '@/components/maintenance/lock-gate'
import { KeepAtHand } from '@/components/offline/keep-at-hand'
import { TurboMode } from '@/components/settings/turbo-mode'
import { EarlyPresses } from '@/components/shell/early-presses'
import { NewPageFocus } from '@/components/shell/new-page-focus'
import { Toaster } from '@/components/ui/toasts/toaster'
import { PageTexts } from '@/components/ui/texts/page-texts'
import { publicOrigin } from '@/lib/core/address/public-origin'
import { EARLY_PRESSES } from '@/lib/http/browser/early-presses'

const archivo = localFont({
  src: '../fonts/archivo.woff2',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  display: 'swap',
  adjustFontFallback: false, // see fallback-fonts.css
  variable: '--font-archivo',
})

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f2e9' },
    { media: '(prefers-color-scheme: dark)', color: '#1a1613' },
  ],
  colorScheme: 'light dark',
}

/** For social images, which need an absolute address and are never requested from a shop without a public origin. */
const LOCAL_ORIGIN = 'http://localhost:3000'

export async function siteMetadata(): Promise<Metadata> {
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

interface DocumentProps {
  /** The folder of its layout, whose texts it provides. */
  folder: '(shop)' | '(desk)'
  page: ReactNode
  scripts?: readonly string[]
  children: ReactNode
}

export function Document({ folder, page, scripts = [], children }: DocumentProps) {
  return (
    <html lang="de" className={archivo.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: EARLY_PRESSES }} />
        {scripts.map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        <PageTexts page={folder}>
          <TurboMode>
            <LockGate note={env().MAINTENANCE_NOTE ?? ''} page={page}>
              {children}
            </LockGate>
          </TurboMode>
          <NewPageFocus />
          <Toaster />
        </PageTexts>
        <EarlyPresses />
        <KeepAtHand />
      </body>
    </html>
  )
}
