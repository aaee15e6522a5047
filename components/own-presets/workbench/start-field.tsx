import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { paletteStyle } from '@/components/audio/playing/track'
import { ShapedName } from '@/components/audio/playing/shaped-name'
import { sampleCurves } from '@/lib/studio/sample-curves'

export async function StartField({ children }: { children: ReactNode }) {
  const t = await getTranslations('ownPresets')
  const curves = Object.entries(sampleCurves)
  return (
    <section
      aria-labelledby="beginnen"
      className="palette studio-field studio-start"
      style={paletteStyle(sampleCurves.steps)}
    >
      <div className="page-width">
        <h1 aria-label={t('heading')}>
          <ShapedName name={t('heading')} filters={sampleCurves.steps} fit="width" isNamedAround />
        </h1>
      </div>
      <div className="studio-frame" aria-hidden="true">
        {curves.map(([name, filters]) => {
          const { width, height, path } = curveGeometry(filters, 'small')
          return (
            <svg key={name} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" data-curve={name}>
              <path d={path} className="curve-line" />
            </svg>
          )
        })}
      </div>
      <div className="page-width grid gap-3">
        <h2 id="beginnen" className="text-lg">
          {t('beginTitle')}
        </h2>
        {children}
        <noscript>
          <p className="font-semibold">{t('needsScript')}</p>
        </noscript>
        <p className="text-width text-sm">{t('lead')}</p>
      </div>
    </section>
  )
}
