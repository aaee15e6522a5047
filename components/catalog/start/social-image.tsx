import { ImageResponse } from 'next/og'
import { brandCurve } from '@/lib/audio/letter-lifts'
import type { Filter } from '@/lib/audio/filter'
import { paletteOf } from '@/lib/audio/palette'
import { pictureFonts, PictureCurve, PictureName, PLAIN_FONT } from './picture-parts'

/** The size that social networks show uncropped. */
export const socialImageSize = { width: 1200, height: 630 }

interface SocialImageTexts {
  title: string
  /** At the top left; the shop's name by default. */
  brand?: string
  eyebrow?: string
  note: string
  tag?: string
  picture?: string
}

const EDGE = 64
const LARGEST = 250
const ROOM = socialImageSize.width - 2 * EDGE
/** Pixels, as below; from the lower edge. */
const CURVE_HEIGHT = 330
const PICTURE = 380
const GAP = 40
const TAG = 44

export async function socialImage(filters: readonly Filter[], texts: SocialImageTexts) {
  return new ImageResponse(<SocialImage filters={filters} texts={texts} />, {
    ...socialImageSize,
    fonts: await pictureFonts(),
  })
}

function SocialImage({ filters, texts }: { filters: readonly Filter[]; texts: SocialImageTexts }) {
  const palette = paletteOf(filters)
  const room = texts.picture === undefined ? ROOM : ROOM - PICTURE - GAP
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: `48px ${EDGE}px`,
        background: palette.ground,
        color: palette.ink,
        fontFamily: PLAIN_FONT,
        fontSize: 34,
      }}
    >
      <PictureCurve filters={filters} palette={palette} width={socialImageSize.width} height={CURVE_HEIGHT} />
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: 56 }}>
        {texts.brand ? (
          <PictureName filters={brandCurve} name={texts.brand} largest={52} room={ROOM} />
        ) : (
          <div style={{ display: 'flex' }}>{texts.eyebrow}</div>
        )}
        <div style={{ display: 'flex' }}>{texts.note}</div>
      </div>
      {texts.picture !== undefined && (
        <img
          src={texts.picture}
          alt=""
          width={PICTURE}
          height={PICTURE}
          style={{ position: 'absolute', right: EDGE, top: 136, objectFit: 'cover' }}
        />
      )}
      <PictureName filters={filters} name={texts.title} largest={LARGEST} room={room} />
      {texts.tag !== undefined && (
        <div
          style={{
            position: 'absolute',
            left: EDGE,
            bottom: EDGE,
            display: 'flex',
            padding: '12px 24px',
            fontSize: Math.min(TAG, (room - 48) / (0.6 * texts.tag.length)),
            background: palette.ink,
            color: palette.ground,
          }}
        >
          {texts.tag}
        </div>
      )}
    </div>
  )
}
