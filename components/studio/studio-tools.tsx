'use client'

import { Button } from '@/components/ui/button'
import { MOST_FILTERS } from '@/lib/audio/filter'
import { nextFilter } from '@/lib/studio/new-filter'
import { useStudio, useStudioState } from './use-studio'
import { fillText } from './tuning/fill-text'

/** Looks idle rather than busy. */
const resting =
  'aria-disabled:bg-transparent! aria-disabled:text-muted! aria-disabled:no-underline aria-disabled:cursor-default!'

/** Adds filters; undoes and redoes changes. */
export function StudioTools({ say }: { say: (text: string) => void }) {
  const { store, texts } = useStudio()
  const isFull = useStudioState(({ bands }) => bands.length >= MOST_FILTERS)
  const canUndo = useStudioState(({ history }) => history.past.length > 0)
  const canRedo = useStudioState(({ history }) => history.future.length > 0)

  const add = () => {
    const { filters } = store.current()
    store.add(nextFilter(filters))
    say(isFull ? texts.full : fillText(texts.added, { number: filters.length + 1 }))
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
  // Not disabled, so that the last press does not lose the focus.
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-2">
      <Button tone="secondary" data-add="" onClick={add}>
        {texts.add}
      </Button>
      <Button tone="quiet" className={resting} aria-disabled={!canUndo} onClick={back}>
        {texts.undo}
      </Button>
      <Button tone="quiet" className={resting} aria-disabled={!canRedo} onClick={again}>
        {texts.redo}
      </Button>
      <Button tone="quiet" onClick={reset}>
        {texts.reset}
      </Button>
    </div>
  )
}
