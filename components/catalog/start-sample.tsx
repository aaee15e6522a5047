import { ListeningSample } from '@/components/audio/listening-sample'
import { sampleTexts } from '@/components/audio/sample-texts'
import type { Preset } from '@/lib/catalog/schema'

/** The listening sample on the start page, with a preset of the catalogue. */
export async function StartSample({ preset }: { preset: Preset }) {
  return (
    <div className="page-width">
      <ListeningSample preset={preset} texts={await sampleTexts()} />
    </div>
  )
}
