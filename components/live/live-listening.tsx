import { Button } from '@/components/ui/button'
import { SheetSection } from '@/components/ui/sheet-section'
import { liveSources } from '@/lib/live/problem'
import { LiveStart } from './live-start'
import type { LiveTexts } from './live-texts'
import type { LiveTrack } from './live-track'

interface LiveListeningProps {
  texts: LiveTexts
  /** One to choose from, the first of them at the beginning; filters may change while they are heard. */
  tracks: readonly LiveTrack[]
}

/**
 * The visitor's own sound, without and with a preset: of another tab, a file, or an input. It knows filters, not presets.
 * As wide as a page; in a page's own parts only text and buttons until one is pressed.
 */
export function LiveListening({ texts, tracks }: LiveListeningProps) {
  return (
    <SheetSection id="hoer-es-live" title={texts.title}>
      <LiveControls texts={texts} tracks={tracks} />
    </SheetSection>
  )
}

/** The same without its heading, for a page that has sections of its own. */
export function LiveControls({ texts, tracks }: LiveListeningProps) {
  return (
    <LiveStart texts={texts} tracks={tracks} notes={<LiveNotes texts={texts} />}>
      <p className="max-w-2xl text-pretty">{texts.lead}</p>
      <div className="flex flex-wrap gap-3">
        {liveSources.map((source) => (
          <Button key={source} tone="secondary" value={source}>
            {texts.sources[source]}
          </Button>
        ))}
        <Button tone="quiet" value="end" className="max-sm:-ml-3">
          {texts.end}
        </Button>
        <input type="file" accept="audio/*,video/*" aria-label={texts.sources.file} hidden />
      </div>
    </LiveStart>
  )
}

function LiveNotes({ texts }: { texts: LiveTexts }) {
  return (
    <ul className="grid max-w-2xl gap-1 text-sm text-pretty text-muted">
      {Object.values(texts.notes).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
