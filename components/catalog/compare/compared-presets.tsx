import { getTranslations } from 'next-intl/server'
import { formatFrequency, formatGain } from '@/components/audio/audio-format'
import { CurveDrawing } from '@/components/audio/curve/curve-drawing'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { describeCurve } from '@/components/audio/curve/describe-curve'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { paletteStyle } from '@/components/audio/playing/track'
import { ShopLink } from '@/components/ui/shop-link'
import { deviationFrom } from '@/lib/audio/deviation'
import { responseOf } from '@/lib/audio/response'
import { scenesFor } from '@/lib/audio/scenes/games'
import { presetPath } from '@/lib/catalog/preset-path'
import type { Preset } from '@/lib/catalog/schema'

/** Hz; about one per octave. */
const TABLE_FREQUENCIES = [40, 80, 160, 320, 640, 1200, 2500, 5000, 10_000]

/** The data needed to draw any two presets into one picture. */
export async function comparedPresets(presets: readonly Preset[]) {
  const t = await getTranslations('audio')
  const all = presets.map(({ filters }) => filters)
  const { width, height, gains, frequencies } = curveGeometry([], 'large', all)
  return {
    grid: { width, height, gains, frequencies },
    tableFrequencies: TABLE_FREQUENCIES.map(formatFrequency),
    curves: presets.map((preset) => ({
      id: preset.id,
      farthest: farthestFrom(preset, presets),
      name: preset.name,
      game: preset.game,
      palette: paletteStyle(preset.filters),
      filters: preset.filters,
      scenes: scenesFor(preset.game),
      cover: <ComparedCover preset={preset} />,
      path: curveGeometry(preset.filters, 'large', all).path,
      description: describeCurve(preset, t),
      levels: TABLE_FREQUENCIES.map(responseOf(preset.filters)).map(formatGain),
    })),
  }
}

/** The id of the preset whose curve differs most. */
function farthestFrom({ id, filters }: Preset, presets: readonly Preset[]): string {
  const distances = presets
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, rms: deviationFrom(other.filters, responseOf(filters)).rms }))
  return distances.sort((one, other) => other.rms - one.rms)[0]?.id ?? ''
}

export type ComparedPresets = Awaited<ReturnType<typeof comparedPresets>>
export type ComparedCurve = ComparedPresets['curves'][number]

/** One of two compared covers; all have the same height, because they replace one another. */
function ComparedCover({ preset }: { preset: Preset }) {
  const { name, filters } = preset
  return (
    <>
      <ShopLink href={presetPath(preset)} aria-label={name} className="block aspect-[4/1]">
        <ShapedName name={name} filters={filters} fit="width" isNamedAround className="h-full" />
      </ShopLink>
      {/* The picture below says both. */}
      <div className="cover-stage" aria-hidden="true">
        <CurveDrawing preset={preset} variant="small" className="absolute inset-0 size-full" />
      </div>
    </>
  )
}
