import type { ReactNode } from 'react'
import { BANNER_ROOM } from '@/lib/affiliate/link/banner-room'

/** Keeps space for the banner from the first paint of a visit through a partner's link. */
export function BannerRoom({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: BANNER_ROOM }} />
      <div className="banner-room">{children}</div>
    </>
  )
}
