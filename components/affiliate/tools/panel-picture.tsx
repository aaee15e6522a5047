import { ImageResponse } from 'next/og'
import { PictureCurve, pictureFonts, PictureName, PLAIN_FONT } from '@/components/catalog/start/picture-parts'
import { brandCurve } from '@/lib/audio/letter-lifts'
import type { Filter } from '@/lib/audio/filter'
import { letterWidth } from '@/lib/audio/letter-widths'
import { paletteOf } from '@/lib/audio/palette'
import { panelSizes, type PanelWidth } from './panel-sizes'

interface PanelLines {
  brand: string
  name: string
  game: string
  lead: string
  code: string
  label: string
}

/** In pixels. */
const looks = {
  320: { edge: 16, small: 15, brand: 19, name: 62, code: 26, curve: 116 },
  1920: { edge: 96, small: 52, brand: 64, name: 400, code: 104, curve: 600 },
} as const satisfies Record<PanelWidth, object>

/** For a streamer's page; marked as advertising. */
export async function panelPicture(filters: readonly Filter[], lines: PanelLines, width: PanelWidth) {
  return new ImageResponse(<Panel filters={filters} lines={lines} width={width} />, {
    ...panelSizes[width],
    fonts: await pictureFonts(),
  })
}

interface PanelProps {
  filters: readonly Filter[]
  lines: PanelLines
  width: PanelWidth
}

function Panel({ filters, lines, width }: PanelProps) {
  const palette = paletteOf(filters)
  const look = looks[width]
  const room = width - 2 * look.edge
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: look.edge,
        background: palette.ground,
        color: palette.ink,
        fontFamily: PLAIN_FONT,
        fontSize: look.small,
      }}
    >
      <PictureCurve filters={filters} palette={palette} width={width} height={look.curve} />
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <PictureName filters={brandCurve} name={lines.brand} largest={look.brand} room={room} />
        <div style={{ display: 'flex' }}>{lines.label}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex' }}>{lines.game}</div>
        <PictureName filters={filters} name={lines.name} largest={look.name} room={room} />
      </div>
      <div style={{ display: 'flex' }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'baseline',
            gap: look.small * 0.6,
            padding: `${look.small * 0.35}px ${look.small * 0.7}px`,
            background: palette.ink,
            color: palette.ground,
          }}
        >
          <div style={{ display: 'flex' }}>{lines.lead}</div>
          <div style={{ display: 'flex', fontSize: codeSize(lines, width) }}>{lines.code}</div>
        </div>
      </div>
    </div>
  )
}

/** At which lead and code fit beside each other. */
function codeSize({ lead, code }: PanelLines, width: PanelWidth): number {
  const { edge, small, code: largest } = looks[width]
  const room = width - 2 * edge - small * (2 * 0.7 + 0.6 + widthOf(lead))
  return Math.min(largest, room / widthOf(code))
}

/** In em: letters that no curve shapes are equally wide, with some space for rounding. */
function widthOf(text: string): number {
  return 1.04 * [...text].reduce((sum, letter) => sum + letterWidth(letter, 0), 0)
}
