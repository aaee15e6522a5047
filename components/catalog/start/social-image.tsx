import { ImageResponse } from 'next/og'
import { brandCurve } from '@/lib/audio/letter-lifts'
import type { Filter } from '@/lib/audio/filter'
import { paletteOf } from '@/lib/audio/palette'
import { pictureFonts, PictureCurve, PictureName, PLAIN_FONT } from './picture-parts'

/** The size that social networks show uncropped. */
export const socialImageSize = { width: 1200, height: 630 }

interface SocialImageLines {
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

export async function socialImage(filters: readonly Filter[], lines: SocialImageLines) {
  return new ImageResponse(<SocialImage filters={filters} lines={lines} />, {
    ...socialImageSize,
    fonts: await pictureFonts(),
  })
}

function SocialImage({ filters, lines }: { filters: readonly Filter[]; lines: SocialImageLines }) {
  const palette = paletteOf(filters)
  const room = lines.picture === undefined ? ROOM : ROOM - PICTURE - GAP
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
        {lines.brand ? (
          <PictureName filters={brandCurve} name={lines.brand} largest={52} room={ROOM} />
        ) : (
          <div style={{ display: 'flex' }}>{lines.eyebrow}</div>
        )}
        <div style={{ display: 'flex' }}>{lines.note}</div>
      </div>
      {lines.picture !== undefined && (
        <img
          src={lines.picture}
          alt=""
          width={PICTURE}
          height={PICTURE}
          style={{ position: 'absolute', right: EDGE, top: 136, objectFit: 'cover' }}
        />
      )}
      <PictureName filters={filters} name={lines.title} largest={LARGEST} room={room} />
      {lines.tag !== undefined && (
        <div
          style={{
            position: 'absolute',
            left: EDGE,
            bottom: EDGE,
            display: 'flex',
            padding: '12px 24px',
            fontSize: Math.min(TAG, (room - 48) / (0.6 * lines.tag.length)),
            background: palette.ink,
            color: palette.ground,
          }}
        >
          {lines.tag}
        </div>
      )}
    </div>
  )
}
