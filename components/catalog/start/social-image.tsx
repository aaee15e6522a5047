import { ImageResponse } from 'next/og'
import { brandCurve } from '@/lib/audio/brand-curve'
import type { Filter } from '@/lib/audio/filter'
import { worldOf } from '@/lib/audio/world'
import { pictureFonts, PictureCurve, PictureName, PLAIN_FONT } from './picture-parts'

/** The size that social networks show whole. */
export const socialImageSize = { width: 1200, height: 630 }

interface SocialImageTexts {
  /** Set by the curve. */
  title: string
  /** Above it on the left: the shop's name, set by its own curve, or other words. */
  brand?: string
  eyebrow?: string
  note: string
}

const EDGE = 64
const LARGEST = 250
const ROOM = socialImageSize.width - 2 * EDGE
/** How much of the picture the drawing takes, from its lower edge. */
const CURVE_HEIGHT = 330

/** The picture that stands beside a link to the shop: a preset's name and curve in its colours. Made by the build. */
export async function socialImage(filters: readonly Filter[], texts: SocialImageTexts) {
  return new ImageResponse(<SocialImage filters={filters} texts={texts} />, {
    ...socialImageSize,
    fonts: await pictureFonts(),
  })
}

function SocialImage({ filters, texts }: { filters: readonly Filter[]; texts: SocialImageTexts }) {
  const world = worldOf(filters)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: `48px ${EDGE}px`,
        background: world.ground,
        color: world.ink,
        fontFamily: PLAIN_FONT,
        fontSize: 34,
      }}
    >
      <PictureCurve filters={filters} world={world} width={socialImageSize.width} height={CURVE_HEIGHT} />
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: 56 }}>
        {texts.brand ? (
          <PictureName filters={brandCurve} name={texts.brand} largest={52} room={ROOM} />
        ) : (
          <div style={{ display: 'flex' }}>{texts.eyebrow}</div>
        )}
        <div style={{ display: 'flex' }}>{texts.note}</div>
      </div>
      <PictureName filters={filters} name={texts.title} largest={LARGEST} room={ROOM} />
    </div>
  )
}
