import type { Metadata } from 'next'
import { getMessages } from 'next-intl/server'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { paletteStyle } from '@/components/audio/playing/track'
import { compiled } from '@/components/ui/texts/compiled-texts'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import type { Filter } from '@/lib/audio/filter'
import { presets } from '@/lib/catalog/catalog'
import { ActingParts, PartsSection } from './acting-parts'
import { FieldParts } from './field-parts'
import { ListParts } from './list-parts'
import { PageParts } from './page-parts'
import { StudioPart } from './studio-part'

export const metadata: Metadata = { title: 'Bauteile', robots: { index: false } }

const sampleFilters: readonly Filter[] = [
  { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
  { type: 'PK', fc: 280, gain: -3, q: 0.9 },
  { type: 'PK', fc: 2800, gain: 4.2, q: 1 },
  { type: 'PK', fc: 4600, gain: 2.6, q: 1.6 },
  { type: 'PK', fc: 8200, gain: -2.8, q: 1.8 },
]

/**
 * All parts of `components/ui` in all of their states, and the studio; only built for development and tests.
 * The samples are not in the messages, because no visitor reads them.
 */
export default async function PartsPage() {
  const [preset] = presets()
  return (
    <TextsProvider messages={Object(compiled(await getMessages()))}>
      <div className="page-width grid gap-14 py-10">
        <h1 className="text-2xl">Bauteile</h1>
        <ActingParts place="auf Papier" />
        {preset && (
          <div className="palette grid gap-10 p-5" style={paletteStyle(preset.filters)}>
            <ActingParts place="in einer Welt" />
          </div>
        )}
        <PartsSection title="Das Studio">
          <StudioPart filters={sampleFilters} scenes={await namedScenes()} />
        </PartsSection>
        <PartsSection title="Felder">
          <FieldParts />
        </PartsSection>
        <PartsSection title="Listen">
          <ListParts />
        </PartsSection>
        <PartsSection title="Stand">
          <PageParts />
        </PartsSection>
      </div>
    </TextsProvider>
  )
}
