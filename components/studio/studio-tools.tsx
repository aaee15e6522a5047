'use client'

import { Button } from '@/components/ui/button'
import { nextFilter } from '@/lib/studio/new-filter'
import { MOST_FILTERS } from '@/lib/studio/band'
import { useStudio, useStudioState } from './use-studio'

/** Adds filters, and goes back and forth among the changes. */
export function StudioTools({ say }: { say: (text: string) => void }) {
  const { store, texts } = useStudio()
  const isFull = useStudioState(({ bands }) => bands.length >= MOST_FILTERS)
  const canUndo = useStudioState(({ history }) => history.past.length > 0)
  const canRedo = useStudioState(({ history }) => history.future.length > 0)

  const add = () => {
    const { bands } = store.current()
    store.add(nextFilter(bands.map(({ filter }) => filter)))
    say(isFull ? texts.full : texts.added.replace('{number}', String(bands.length + 1)))
  }
  const back = () => {
    store.undo()
    if (canUndo) say(texts.undone)
  }
  const again = () => {
    store.redo()
    if (canRedo) say(texts.redone)
  }
  const reset = () => {
    store.reset()
    say(texts.wasReset)
  }
  // Not disabled, so that none loses the focus when it has done its last.
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-2">
      <Button tone="secondary" data-add="" onClick={add}>
        {texts.add}
      </Button>
      <Button tone="quiet" aria-disabled={!canUndo} onClick={back}>
        {texts.undo}
      </Button>
      <Button tone="quiet" aria-disabled={!canRedo} onClick={again}>
        {texts.redo}
      </Button>
      <Button tone="quiet" onClick={reset}>
        {texts.reset}
      </Button>
    </div>
  )
}
