import type { Metadata } from 'next'
import { worldStyle } from '@/components/audio/track'
import { presets } from '@/lib/catalog/catalog'
import { ActingParts } from './acting-parts'
import { FieldParts } from './field-parts'
import { ListParts } from './list-parts'
import { PageParts } from './page-parts'

export const metadata: Metadata = { title: 'Bauteile', robots: { index: false } }

/** Every part of `components/ui` in each of its states; only built for development and tests. */
export default function PartsPage() {
  const [preset] = presets()
  return (
    <div className="page-width grid gap-14 py-10">
      <h1 className="text-2xl">Bauteile</h1>
      <ActingParts place="auf Papier" />
      {preset && (
        <div className="world grid gap-10 p-5" style={worldStyle(preset.filters)}>
          <ActingParts place="in einer Welt" />
        </div>
      )}
      <FieldParts />
      <ListParts />
      <PageParts />
    </div>
  )
}
