import type { ReactNode } from 'react'
import { AffiliateTracking, QuestionRoom } from '@/components/affiliate/banner/affiliate-tracking'
import { MiniPlayer } from '@/components/audio/playing/mini-player'
import { PlayingOffer } from '@/components/cart/playing-offer'
import { WornEverywhere } from '@/components/headsets/worn-everywhere'
import { Footer } from '@/components/shell/footer'
import { Header, KeptNote, SkipLink } from '@/components/shell/header'
import { env } from '@/lib/core/env'
import { BANNER_ROOM } from '@/lib/affiliate/link/banner-room'
import { EMPTY_CART } from '@/lib/cart/cart-store'
import { lasting } from '@/lib/legal/legal-text'
import { Document, siteMetadata, siteViewport } from '../document'

export const viewport = siteViewport
export const generateMetadata = siteMetadata

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { AFFILIATE_BANNER: variant, ATTRIBUTION_HOURS: hours } = env()
  const banner = <AffiliateTracking span={lasting(hours)} variant={variant} />
  return (
    <Document folder="(shop)" page={children} scripts={[BANNER_ROOM, EMPTY_CART]}>
      <div className="shop-frame">
        <SkipLink />
        <QuestionRoom variant={variant} />
        {variant === 'top' && banner}
        <Header />
        <KeptNote />
      </div>
      <main id="inhalt" tabIndex={-1} className="grow">
        {children}
      </main>
      <div className="shop-frame">
        {variant === 'corner' && banner}
        <Footer />
        <MiniPlayer offer={<PlayingOffer />} />
        <WornEverywhere />
      </div>
    </Document>
  )
}
