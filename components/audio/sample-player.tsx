'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Filter } from '@/lib/audio/filter'
import type { SampleTexts } from './sample-texts'
import { useSample } from './use-sample'

/** The button that starts the listening sample; everything else about it is loaded then. */
export function SamplePlayer({ filters, texts }: { filters: readonly Filter[]; texts: SampleTexts }) {
  const { state, failure, loaded, toggle } = useSample(filters)
  const label = { paused: texts.play, loading: texts.loading, playing: texts.pause }[state]
  return (
    <div>
      <Button
        tone={state === 'playing' ? 'secondary' : 'primary'}
        aria-disabled={state === 'loading'}
        onClick={() => state !== 'loading' && void toggle()}
        className="w-full aria-disabled:cursor-progress sm:w-auto sm:min-w-64"
      >
        <svg viewBox="0 0 12 12" className="size-3" fill="currentColor" aria-hidden="true">
          <path d={state === 'playing' ? 'M1 0h3v12H1zM8 0h3v12H8z' : 'M1 0v12l11-6z'} />
        </svg>
        {label}
      </Button>
      <div role="alert">
        {failure && (
          <Notice tone="warning" className="mt-4">
            {texts[failure]}
          </Notice>
        )}
      </div>
      {loaded && (
        <div className="mt-6">
          <loaded.Controls playback={loaded.playback} isPlaying={state === 'playing'} texts={texts} />
        </div>
      )}
    </div>
  )
}
