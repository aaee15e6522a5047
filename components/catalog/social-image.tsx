import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { curveGeometry } from '@/components/audio/curve-geometry'
import type { Filter } from '@/lib/audio/filter'

/** The size that social networks show whole. */
export const socialImageSize = { width: 1200, height: 630 }

interface SocialImageTexts {
  brand: string
  eyebrow: string
  title: string
  note: string
}

/** As in app/styles.css, which the renderer of these pictures cannot read. */
const colours = {
  ground: '#0a0f1c',
  line: '#1d2740',
  zero: '#4a5875',
  text: '#eef2f9',
  muted: '#a6b2c8',
  accent: '#c8f169',
}
/** The renderer reads woff, but not woff2. */
const FONT = 'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff'

/** The picture that stands beside a link to the shop: a preset's curve under a title. Made when the shop is built. */
export async function socialImage(filters: readonly Filter[], texts: SocialImageTexts) {
  const font = await readFile(join(process.cwd(), FONT))
  return new ImageResponse(<SocialImage filters={filters} texts={texts} />, {
    ...socialImageSize,
    fonts: [{ name: 'JetBrains Mono', data: font, weight: 500, style: 'normal' }],
  })
}

function SocialImage({ filters, texts }: { filters: readonly Filter[]; texts: SocialImageTexts }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '52px 64px',
        background: colours.ground,
        color: colours.text,
        fontFamily: 'JetBrains Mono',
      }}
    >
      <Curve filters={filters} />
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34 }}>
        <svg viewBox="5 13 54 38" width="60" height="42">
          <path
            d="M9 46c7 0 9-9 14-9 6 0 6 7 11 5 6-3 5-25 11-25 4 0 4 11 10 12"
            fill="none"
            stroke={colours.accent}
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {texts.brand}
        <div style={{ marginLeft: 'auto', fontSize: 28, color: colours.muted }}>{texts.note}</div>
      </div>
      <div style={{ marginTop: 44, fontSize: 32, color: colours.accent }}>{texts.eyebrow}</div>
      <div style={{ marginTop: 4, fontSize: 76, letterSpacing: -3, lineHeight: 1.15 }}>{texts.title}</div>
    </div>
  )
}

/** dB; lines above it would run through the title. */
const HIGHEST_LINE = 3
/** How far the picture's lower edge cuts the drawing off, where no preset goes. */
const CUT_OFF = 70

/** As wide as the picture, in the curve's own proportions, so that its line is equally thick everywhere. */
function Curve({ filters }: { filters: readonly Filter[] }) {
  const { width, height, path, gains } = curveGeometry(filters, 'large')
  const lines = gains.filter(({ value }) => value <= HIGHEST_LINE)
  const shown = { width: socialImageSize.width, height: (socialImageSize.width * height) / width }
  return (
    <svg
      {...shown}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, bottom: -CUT_OFF }}
    >
      {lines.map(({ value, at }) => (
        <path
          key={value}
          d={`M0 ${(at / 100) * height}H${width}`}
          stroke={value === 0 ? colours.zero : colours.line}
          strokeWidth="10"
        />
      ))}
      <path d={path} fill={colours.accent} fillOpacity="0.12" stroke={colours.accent} strokeWidth="35" />
    </svg>
  )
}
