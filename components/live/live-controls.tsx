import { Button } from '@/components/ui/button'
import { liveSources } from '@/lib/live/problem'
import { LiveStart } from './live-start'
import type { LiveTexts, LiveTrack } from './live-props'

interface LiveControlsProps {
  texts: Omit<LiveTexts, 'title'>
  /**
   * One of them plays, at first the first one. A new object takes effect at once; while filters are dragged,
   * include a preamp.
   */
  tracks: readonly LiveTrack[]
}

/**
 * The visitor's own sound from a tab, a file or an input, without and with a preset. It knows filters, not
 * presets. Until a button is pressed it is only text and buttons, as wide as the page.
 */
export function LiveControls({ texts, tracks }: LiveControlsProps) {
  const { lead, sources, end, notes, ...panel } = texts
  return (
    <LiveStart texts={panel} tracks={tracks} notes={<LiveNotes notes={notes} />}>
      <p className="max-w-2xl text-pretty">{lead}</p>
      <div className="flex flex-wrap gap-3">
        {liveSources.map((source) => (
          <Button key={source} tone="secondary" value={source}>
            {sources[source]}
          </Button>
        ))}
        <Button tone="quiet" value="end" className="max-sm:-ml-3">
          {end}
        </Button>
        <input type="file" accept="audio/*,video/*" aria-label={sources.file} hidden />
      </div>
    </LiveStart>
  )
}

function LiveNotes({ notes }: { notes: LiveTexts['notes'] }) {
  return (
    <ul className="grid max-w-2xl gap-1 text-sm text-pretty text-muted">
      {Object.entries(notes).map(([about, note]) => (
        // Nobody drags a file on a phone.
        <li key={about} className={about === 'file' ? 'pointer-coarse:hidden' : undefined}>
          {note}
        </li>
      ))}
    </ul>
  )
}
