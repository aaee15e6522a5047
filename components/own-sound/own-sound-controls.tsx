import { Button } from '@/components/ui/button'
import { MoreInfo } from '@/components/ui/more-info'
import { ownSoundSources } from '@/lib/own-sound/problem'
import { OwnSoundStart } from './own-sound-start'
import type { OwnSoundTexts, OwnSoundTrack } from './own-sound-props'

interface OwnSoundControlsProps {
  texts: Omit<OwnSoundTexts, 'title'>
  /** One plays, at first the first. A new object takes effect at once; give a preamp while filters are dragged. */
  tracks: readonly OwnSoundTrack[]
}

/** The visitor's own sound from a tab, a file or an input. Knows filters, not presets. */
export function OwnSoundControls({ texts, tracks }: OwnSoundControlsProps) {
  const { lead, drop, sources, about, notes, notLoaded } = texts
  return (
    <OwnSoundStart notLoaded={notLoaded} tracks={tracks}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="w-full font-semibold">
          {lead} {/* Nobody drags a file on a phone. */}
          <span className="font-normal pointer-coarse:hidden">{drop}</span>
        </p>
        {ownSoundSources.map((source) => (
          <Button key={source} tone="secondary" value={source}>
            {sources[source]}
          </Button>
        ))}
        <MoreInfo label={about}>
          <ul className="text-width grid gap-1 text-pretty">
            {Object.entries(notes).map(([name, note]) => (
              <li key={name}>{note}</li>
            ))}
          </ul>
        </MoreInfo>
        <input type="file" accept="audio/*,video/*" aria-label={sources.file} hidden />
      </div>
    </OwnSoundStart>
  )
}
