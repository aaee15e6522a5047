import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { curveGeometry } from '@/components/audio/curve-geometry'
import { brandCurve } from '@/lib/audio/brand-curve'
import type { Filter } from '@/lib/audio/filter'
import { letterLifts } from '@/lib/audio/letter-lifts'
import { letterWidth } from '@/lib/audio/letter-widths'
import { PICTURE_LIFTS, pictureFont } from '@/lib/audio/picture-fonts'
import { worldOf, type World } from '@/lib/audio/world'

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
const PLAIN = pictureFont(0)

/** The picture that stands beside a link to the shop: a preset's name and curve in its colours. Made by the build. */
export async function socialImage(filters: readonly Filter[], texts: SocialImageTexts) {
  const fonts = await Promise.all(
    PICTURE_LIFTS.map(async (lift) => ({
      name: pictureFont(lift),
      data: await readFile(join(process.cwd(), 'fonts', `${pictureFont(lift)}.ttf`)),
    })),
  )
  return new ImageResponse(<SocialImage filters={filters} texts={texts} />, { ...socialImageSize, fonts })
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
        fontFamily: PLAIN,
        fontSize: 34,
      }}
    >
      <Curve filters={filters} world={world} />
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: 56 }}>
        {texts.brand ? (
          <Name filters={brandCurve} name={texts.brand} largest={52} />
        ) : (
          <div style={{ display: 'flex' }}>{texts.eyebrow}</div>
        )}
        <div style={{ display: 'flex' }}>{texts.note}</div>
      </div>
      <Name filters={filters} name={texts.title} largest={LARGEST} />
    </div>
  )
}

interface NameProps {
  filters: readonly Filter[]
  name: string
  /** Pixels of the letters; smaller if they would not fit beside each other. */
  largest: number
}

function Name({ filters, name, largest }: NameProps) {
  const lifts = letterLifts(name, filters)
  const letters = [...name].map((letter, index) => ({ letter, lift: lifts[index] ?? 0 }))
  const width = letters.reduce((sum, { letter, lift }) => sum + letterWidth(letter, lift), 0)
  const fontSize = Math.min(largest, (socialImageSize.width - 2 * EDGE) / width)
  return (
    <div style={{ display: 'flex', fontSize, lineHeight: 1.1 }}>
      {letters.map(({ letter, lift }, index) => (
        <span key={index} style={{ fontFamily: pictureFont(lift), whiteSpace: 'pre' }}>
          {letter}
        </span>
      ))}
    </div>
  )
}

/** How much of the picture the drawing takes, from its lower edge. */
const CURVE_HEIGHT = 330

function Curve({ filters, world }: { filters: readonly Filter[]; world: World }) {
  const { width, height, path, zero } = curveGeometry(filters, 'stage')
  return (
    <svg
      width={socialImageSize.width}
      height={CURVE_HEIGHT}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      style={{ position: 'absolute', left: 0, bottom: 0 }}
    >
      <path d={`M0 ${zero}H${width}`} stroke={world.ink} strokeOpacity="0.4" strokeWidth="14" />
      <path d={path} fill={world.accent} fillOpacity="0.18" stroke={world.accent} strokeWidth="40" />
    </svg>
  )
}
